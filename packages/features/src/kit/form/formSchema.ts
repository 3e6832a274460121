import type { FieldError } from '@corridor/core';
import type { FieldValues } from 'react-hook-form';
import { type ObjectSchema, object, ValidationError } from 'yup';

/** What a form accepts: what `problemsOf` finds nothing wrong with. Messages are message keys. */
export function formSchema<Texts extends FieldValues>(
  problemsOf: (texts: Texts) => readonly FieldError[],
): ObjectSchema<Texts> {
  const schema = object<FieldValues>().test('form', '', (texts, context) => {
    const problems = problemsOf(asTexts(texts));
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(({ path, reason }) => context.createError({ path, message: reason })));
  });
  return schema as unknown as ObjectSchema<Texts>;

  /** Guarantee: the schema is only given what the form holds. */
  function asTexts(texts: unknown): Texts {
    return texts as Texts;
  }
}
