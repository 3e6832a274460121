import { type BeneficiaryField, type FieldError, readBeneficiary } from '@corridor/core';
import { type BeneficiaryValues, destinationIn, textAt, toDraft } from './values';

/** The fields of the moment, and those that the reader can see. */
export interface AskedFields {
  readonly fields: readonly BeneficiaryField[];
  readonly shown: readonly string[];
}

/** Everything that is wrong with what is filled in, by core's rules for the fields that the destination asks for. */
export function problemsOf(values: BeneficiaryValues, asked: AskedFields): readonly FieldError[] {
  const destination = destinationIn(values);
  if (!destination) {
    return ['bankCountry', 'currency']
      .filter((path) => textAt(values, path) === '')
      .map((path) => ({ path, reason: 'beneficiaries.problem.required' }));
  }
  const reading = readBeneficiary(toDraft(values, destination, asked.fields), asked.fields);
  return reading.ok ? [] : reading.problems;
}

/** A problem as the reader sees it: at its field, or with the field's name, which the head of the form says. */
export function shownProblem(problem: FieldError, { fields, shown }: AskedFields): FieldError {
  const { path, reason } = problem;
  if (shown.includes(path)) return problem;
  const labelKey = fields.find((field) => field.path === path)?.labelKey ?? path;
  return { path, reason: `${labelKey}|${reason}` };
}
