import type { CardLimits } from '@corridor/core';
import { type ObjectSchema, object, string, ValidationError } from 'yup';
import { type LimitValues, limitProblems } from './values';

/** What boxes of limits accept under these defaults: what core's rule does. Messages are message keys. */
export function limitsSchema(defaults: CardLimits): ObjectSchema<LimitValues> {
  const text = string().defined();
  return object({
    overallTotal: text,
    maxSingle: text,
    daily: text,
    monthly: text,
    maxDailyTransactions: text,
  }).test('limits', '', (values, context) => {
    const problems = limitProblems(values, defaults);
    if (problems.length === 0) return true;
    return new ValidationError(
      problems.map(({ limit, reason }) => context.createError({ path: limit, message: reason })),
    );
  });
}
