import { type AccountTransactionContract, transactions } from '@corridor/core';
import { declareCompletedListing } from '../../platform/listing';
import { conditionsOf } from './conditions';
import { named } from './named';
import { toTransaction } from './row';
import { type NamedTransaction, type StoredTransaction, transactionTable as t } from './table';
import { totalOf } from './total';

/** How transactions are found. */
export const transactionListing = declareCompletedListing<
  AccountTransactionContract,
  StoredTransaction,
  NamedTransaction
>({
  resource: transactions,
  id: t.id,
  partnerId: t.partnerId,
  sorts: {
    createdAt: [t.createdAt, ({ createdAt }) => createdAt.toISOString()],
    billingAmount: [t.billingKey, ({ billingKey }) => billingKey],
    balanceChange: [t.changeKey, ({ changeKey }) => changeKey],
  },
  conditions: conditionsOf,
  select: (tx, where) => tx.select().from(t).where(where),
  complete: named,
  count: totalOf,
  idOf: ({ id }) => id,
  toRow: toTransaction,
});
