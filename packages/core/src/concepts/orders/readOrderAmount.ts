import { isPositive, type Money, readDecimal, toWireMoney, type WireMoney } from '../../money';
import { isCurrencyCode } from '../../reference/currencies';
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
