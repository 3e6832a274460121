import { AMOUNT_LIMITS, type CardLimits, type CardUpdate, checkCardLimits } from '@corridor/core';
import { minorOf } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import type { StoredLimits } from './row';

type Changes = NonNullable<CardUpdate['limits']>;

const COLUMNS = {
  overallTotal: 'limitOverallTotal',
  maxSingle: 'limitMaxSingle',
  daily: 'limitDaily',
  monthly: 'limitMonthly',
} as const;

/** The columns of the limits that a change names; null goes back to the default. @throws Refusal that names each limit that is not below it, or that contradicts another one, `kept` ones included */
export function storedLimits(
  changes: Changes,
  defaults: CardLimits,
  kept: Partial<CardLimits> = {},
): Partial<StoredLimits> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
  const staying = Object.fromEntries(Object.entries(kept).filter(([name]) => !(name in changes)));
  const problems = checkCardLimits(given, defaults, staying);
  if (problems.length > 0) throw invalid(problems.map(({ limit, reason }) => ({ path: `limits.${limit}`, reason })));
  const stored: Partial<StoredLimits> = {};
  for (const limit of AMOUNT_LIMITS) {
    const value = changes[limit];
    if (value !== undefined) stored[COLUMNS[limit]] = value === null ? null : minorOf(value);
  }
  if (changes.maxDailyTransactions !== undefined) stored.limitMaxDailyTransactions = changes.maxDailyTransactions;
  return stored;
}
