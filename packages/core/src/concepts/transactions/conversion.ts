import type { AccountTransaction } from './contract';
import { accountTransactionType } from './enums';

/** Currencies that a transaction's conversion rate joins: so many units of `to` for one of `from`. An exchange is quoted for what it sells, which goes out as the billing amount and is the other side of what comes in. */
export function conversionSides({
  type,
  billingAmount,
  transactionAmount,
}: Pick<AccountTransaction, 'type' | 'billingAmount' | 'transactionAmount'>): { from: string; to: string } {
  const [billing, other] = [billingAmount.currency, transactionAmount.currency];
  return type === accountTransactionType.code.exchangeOut ? { from: billing, to: other } : { from: other, to: billing };
}
