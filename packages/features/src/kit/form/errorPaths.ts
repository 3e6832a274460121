import type { FieldErrors, FieldError as FormError } from 'react-hook-form';

/** A wrong field: its path and what was wrong. */
export type WrongField = readonly [path: string, error: FormError];

/** Every wrong field of a form, without what is wrong with the form as a whole. */
export function wrongFields({ root: _, ...errors }: FieldErrors, prefix = ''): WrongField[] {
  return Object.entries(errors).flatMap(([name, error]): WrongField[] => {
    const path = prefix + name;
    if (isError(error)) return [[path, error]];
    return typeof error === 'object' && error !== null ? wrongFields(error as FieldErrors, `${path}.`) : [];
  });
}

function isError(error: unknown): error is FormError {
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string';
}
