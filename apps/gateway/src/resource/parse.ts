import type { FieldError } from '@corridor/core';
import type { z } from 'zod';
import { fieldPath } from '../app/fieldPath';
import { invalid } from '../app/refusals';

/** The value as its schema has it. @throws Refusal that names every field that is not */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues.slice(0, 20).map(toFieldError));
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const { message } = issue;
  // A field that nobody asked for is named itself, not what holds it.
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return { path: fieldPath(path.map(String)), reason: message };
}
