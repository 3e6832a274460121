import { type BeneficiaryField, type FieldError, readBeneficiary } from '@corridor/core';
import { type ObjectSchema, object, ValidationError } from 'yup';
import { type BeneficiaryValues, destinationIn, textAt, toDraft } from './values';

/** The fields of the moment, and those that the reader can see. */
export interface AskedFields {
  readonly fields: readonly BeneficiaryField[];
  readonly shown: readonly string[];
}

/** What the form accepts: what core's rules accept of the fields that the destination asks for. Messages are message keys. */
export function beneficiarySchema(asked: () => AskedFields): ObjectSchema<BeneficiaryValues> {
  return object<BeneficiaryValues>().test('beneficiary', '', (values, context) => {
    const problems = problemsOf(values, asked());
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(({ path, reason }) => context.createError({ path, message: reason })));
  });
}

/** Everything that is wrong with what is filled in; of a field that nobody sees, the form itself says so. */
function problemsOf(values: BeneficiaryValues, { fields, shown }: AskedFields): readonly FieldError[] {
  const destination = destinationIn(values);
  if (!destination) {
    return ['bankCountry', 'currency']
      .filter((path) => textAt(values, path) === '')
      .map((path) => ({ path, reason: 'beneficiaries.problem.required' }));
  }
  const reading = readBeneficiary(toDraft(values, destination, fields), fields);
  return reading.ok ? [] : reading.problems.map((problem) => seen(problem, fields, shown));
}

/** A problem where the reader sees it: at its field, or at the head of the form with the field's name. */
export function seen(
  { path, reason }: FieldError,
  fields: readonly BeneficiaryField[],
  shown: readonly string[],
): FieldError {
  if (shown.includes(path)) return { path, reason };
  const labelKey = fields.find((field) => field.path === path)?.labelKey ?? path;
  return { path: `root.${path.replaceAll('.', '-')}`, reason: `${labelKey}|${reason}` };
}
