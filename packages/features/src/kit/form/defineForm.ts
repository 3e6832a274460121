import type { MessageSet } from '../../i18n/MessageSet';
import type { ListConcept } from '../../runtime/ListConcept';
import type { ListDeclaration } from '../list/ListDeclaration';
import type { AnyFields } from './FieldKind';
import type { FormDeclaration, FormInput, FormMessages } from './FormDeclaration';

/**
 * Declares the form of a list's records once, without React: drawer, page, checks, saving and refusals at their fields derive
 * from it. What it gives must be what the contract takes, and every message it needs is in the list's sets; else it does not
 * compile.
 */
export function defineForm<
  Concept extends ListConcept,
  Columns,
  Filters,
  Sets extends readonly MessageSet<never>[],
  const Fields extends AnyFields,
  const When extends keyof Fields = never,
  const Sections extends string = never,
  const Steps extends string = never,
  const After extends string = never,
>(
  list: ListDeclaration<Concept, Columns, Filters, Sets>,
  input: FormInput<Concept, Fields, When, Sections, Steps, After> &
    FormMessages<Concept, Fields, Sections, Steps, After, Sets>,
): FormDeclaration<Concept, Fields> {
  // Guarantee: the form is only given values of its fields and records of its list.
  return { when: {}, sections: {}, steps: {}, ...input, list } as unknown as FormDeclaration<Concept, Fields>;
}
