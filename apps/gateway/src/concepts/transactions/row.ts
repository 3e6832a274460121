import { type AccountTransaction, type AccountTransactionType, accountTransactionType } from '@corridor/core';
import { wireMoney } from '../../platform/money';
import type { NamedTransaction } from './table';

/** A stored transaction as the wire has it. */
export function toTransaction(stored: NamedTransaction): AccountTransaction {
  const { currency, balanceAfter, bookedAt } = stored;
  const amount = (minor: bigint) => wireMoney(minor, currency);
  return {
    id: stored.id,
    accountId: stored.accountId,
    productType: stored.productType,
    ownerId: stored.ownerId,
    ownerName: stored.ownerName,
    component: stored.component,
    type: typeOf(stored.type),
    status: stored.status,
    billingAmount: amount(stored.billingAmount),
    billingFee: amount(stored.billingFee),
    balanceChange: amount(stored.balanceChange),
    balanceAfter: balanceAfter === null ? null : amount(balanceAfter),
    transactionAmount: wireMoney(stored.transactionAmount, stored.transactionCurrency),
    conversionRate: stored.conversionRate,
    relatedTransactionId: stored.relatedId,
    country: stored.country,
    merchantInfo: stored.merchantInfo,
    counterpartyAccountNumber: stored.counterpartyAccount,
    counterpartyName: stored.counterpartyName,
    reference: stored.reference,
    createdAt: stored.createdAt.toISOString(),
    bookedAt: bookedAt?.toISOString() ?? null,
  };
}

const TYPES = new Map<string, AccountTransactionType>(accountTransactionType.codes.map((code) => [String(code), code]));

/** The code of a stored type. @throws RangeError when the column holds anything else */
function typeOf(text: string): AccountTransactionType {
  const code = TYPES.get(text);
  if (code === undefined) throw new RangeError('the stored transaction type is not known');
  return code;
}
