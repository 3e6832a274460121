import type { CurrencyCode } from '../currencies';
import { add, type Money, negate, subtract } from '../money';
import type { AccountTransactionType } from './enums';

/** Which way money goes on the account: in, out, or either, as a correction does. */
export type TransactionDirection = 'credit' | 'debit' | 'either';

const CREDITS: readonly AccountTransactionType[] = [100, 101, 120, 122, 'rebate', 'refund'];
const DEBITS: readonly AccountTransactionType[] = [111, 110, 121, 123, 500, 'topup'];

/** Which way a type of transaction moves money. @source ours */
export function directionOf(type: AccountTransactionType): TransactionDirection {
  if (CREDITS.includes(type)) return 'credit';
  return DEBITS.includes(type) ? 'debit' : 'either';
}

/** What a booked transaction does to the balance: a credit adds the amount less the fee, a debit takes the amount and the fee. @source ours */
export function balanceChangeOf<Currency extends CurrencyCode>(
  direction: 'credit' | 'debit',
  amount: Money<Currency>,
  fee: Money<Currency>,
): Money<Currency> {
  return direction === 'credit' ? subtract(amount, fee) : negate(add(amount, fee));
}
