import { type FieldError, isRefusalReason, type ReasonParams } from '@corridor/core';
import type { z } from 'zod';
import { fieldPath } from '../http/fieldPath';
import { invalid } from '../refusals/refusals';

/** The value as its schema has it. @throws Refusal that names every field that is not */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues.slice(0, 20).map(toFieldError));
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  // A field that nobody asked for is named itself, not what holds it.
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return { path: fieldPath(path.map(String)), ...reasonOf(issue) };
}

type Why = Pick<FieldError, 'reason' | 'params'>;

const because = (code: string, params?: ReasonParams): Why => ({
  reason: `refusals.${code}`,
  ...(params && { params }),
});

// A schema that names its reason itself is heard, whatever it is that does not fit.
function reasonOf(issue: z.core.$ZodIssue): Why {
  if (isRefusalReason(issue.message) && issue.code !== 'custom') return { reason: issue.message };
  switch (issue.code) {
    case 'custom':
      return reasonOfRule(issue);
    case 'invalid_type':
      // Without the input, which may be a secret, the message alone knows that there was none.
      return issue.message.endsWith('received undefined') ? because('required') : because('wrongType');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return because(SIZES[issue.origin]?.big ?? 'tooHigh', { maximum: String(issue.maximum) });
    case 'invalid_format':
      return because('wrongFormat');
    case 'invalid_value':
      return because('notAnOption');
    case 'unrecognized_keys':
      return because('unknownField');
    default:
      return because('notValid');
  }
}

/** Guarantee: the rules of schemas give their refusals parameters of this type only. */
function paramsOf(params: object): ReasonParams {
  return params as ReasonParams;
}

function reasonOfRule({ message, params }: z.core.$ZodIssueCustom): Why {
  return { reason: message, ...(isRefusalReason(message) && params && { params: paramsOf(params) }) };
}

const SIZES: Readonly<Record<string, { small: string; big: string }>> = {
  string: { small: 'tooShort', big: 'tooLong' },
  array: { small: 'tooFew', big: 'tooMany' },
  set: { small: 'tooFew', big: 'tooMany' },
};

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Why {
  if (origin === 'string' && Number(minimum) === 1) return because('required');
  return because(SIZES[origin]?.small ?? 'tooLow', { minimum: String(minimum) });
}
