import { AMOUNT_LIMITS, type CardLimits, type CardUpdate, checkCardLimits, type FieldError } from '@corridor/core';

/** The boxes of a limits form: decimal texts, empty for the default. */
export type LimitValues = Record<keyof CardLimits, string>;

/** Every limit, in the order of the screens. */
export const CARD_LIMITS = [...AMOUNT_LIMITS, 'maxDailyTransactions'] as const;

/** Boxes that leave everything at the default. */
export const standardLimits: LimitValues = {
  overallTotal: '',
  maxSingle: '',
  daily: '',
  monthly: '',
  maxDailyTransactions: '',
};

/** The limits of a card as boxes: what is at its default stays empty. */
export function toLimitValues(limits: CardLimits, defaults: CardLimits): LimitValues {
  const values = { ...standardLimits };
  for (const limit of AMOUNT_LIMITS) {
    if (limits[limit].amount !== defaults[limit].amount) values[limit] = limits[limit].amount;
  }
  const { maxDailyTransactions: count } = limits;
  if (count !== defaults.maxDailyTransactions) values.maxDailyTransactions = String(count);
  return values;
}

/** The limits that are filled in. */
export function toLimits(values: LimitValues, defaults: CardLimits): Partial<CardLimits> {
  const limits: Partial<CardLimits> = {};
  for (const limit of AMOUNT_LIMITS) {
    if (values[limit].trim() !== '') limits[limit] = { amount: values[limit], currency: defaults[limit].currency };
  }
  if (values.maxDailyTransactions.trim() !== '') limits.maxDailyTransactions = Number(values.maxDailyTransactions);
  return limits;
}

/** The change that the boxes describe: an empty one goes back to the default. */
export function toLimitUpdate(values: LimitValues, defaults: CardLimits): NonNullable<CardUpdate['limits']> {
  const given = toLimits(values, defaults);
  return Object.fromEntries(CARD_LIMITS.map((limit) => [limit, given[limit] ?? null]));
}

/** What core's rule refuses of the boxes, by their path in a form. @source spec §5 */
export function limitErrors(values: LimitValues, defaults: CardLimits): readonly FieldError[] {
  const problems = checkCardLimits(toLimits(values, defaults), defaults);
  return problems.map(({ limit, reason }) => ({ path: `limits.${limit}`, reason }));
}
