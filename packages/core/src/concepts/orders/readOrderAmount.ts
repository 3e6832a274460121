import { isPositive, type Money, readDecimal, toWireMoney, type WireMoney } from '../../money';
import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode } from '../../reference/currencies';
import { isBelowMinimum, minimumAmount } from './minimumAmount';

/** Most minor units that one order may move. @source ours */
export const MOST_ORDERED_MINOR = 10n ** 17n;

/** Why an amount cannot be ordered. @source ours */
export type OrderAmountReason =
  | 'amountMissing'
  | 'notAnAmount'
  | 'tooManyDecimals'
  | 'notPositive'
  | 'tooSmall'
  | 'tooMuch';

/** What is wrong with an amount. */
export interface OrderAmountProblem {
  readonly reason: OrderAmountReason;
  /** The smallest amount that would do, beside `tooSmall`. */
  readonly minimum?: WireMoney;
}

const REASONS = {
  'money.problem.empty': 'amountMissing',
  'money.problem.notAnAmount': 'notAnAmount',
  'money.problem.ambiguous': 'notAnAmount',
  'money.problem.tooManyDecimals': 'tooManyDecimals',
} as const;

/** Reads the amount of an order as it was typed or sent; never throws for any text. @source ours */
export function readOrderAmount(text: string, currency: string): Money | OrderAmountProblem {
  if (!isCurrencyCode(currency)) return { reason: text === '' ? 'amountMissing' : 'notAnAmount' };
  const reading = readDecimal(text, currency);
  if (!reading.ok) return { reason: REASONS[reading.reason] };
  if (!isPositive(reading.value)) return { reason: 'notPositive' };
  if (isBelowMinimum(reading.value)) return { reason: 'tooSmall', minimum: toWireMoney(minimumAmount(currency)) };
  return reading.value.minor > MOST_ORDERED_MINOR ? { reason: 'tooMuch' } : reading.value;
}

/** What is wrong with an amount of a currency, or of each where it is not known yet; null where nothing is. @source ours */
export function orderAmountProblem(text: string, currency = ''): OrderAmountProblem | null {
  if (isCurrencyCode(currency)) return problemIn(text, currency);
  let common: OrderAmountProblem | null = null;
  for (const code of CURRENCY_CODES) {
    const found = problemIn(text, code);
    if (!found || (common && common.reason !== found.reason)) return null;
    common = found;
  }
  return common;
}

function problemIn(text: string, currency: CurrencyCode): OrderAmountProblem | null {
  const reading = readOrderAmount(text, currency);
  return 'reason' in reading ? reading : null;
}
