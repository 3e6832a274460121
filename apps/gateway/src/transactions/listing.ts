import type { AccountTransactionContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Listing } from '../listing';
import { conditionsOf } from './conditions';
import { readTransactions } from './read';
import { toTransaction } from './row';
import { type NamedTransaction, transactionTable as t } from './table';
import { totalOf } from './total';

/** How transactions are found. */
export const transactionListing: Listing<AccountTransactionContract, NamedTransaction> = {
  id: t.id,
  sorts: { createdAt: t.createdAt, billingAmount: t.billingKey, balanceChange: t.changeKey },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, { principal }) => [eq(t.partnerId, principal.partnerId), ...conditionsOf(filter)],
  read: readTransactions,
  count: totalOf,
  idOf: ({ id }) => id,
  sortValueOf: ({ createdAt, billingKey, changeKey }, field) =>
    ({ createdAt: createdAt.toISOString(), billingAmount: billingKey, balanceChange: changeKey })[field],
  toRow: () => toTransaction,
};
