import { type CollectionContract, collections } from '@corridor/core';
import { eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, isReference, within } from '../../platform/listing';
import { accountTable } from '../accounts';
import { virtualAccountTable } from '../virtual-accounts';
import { toCollection } from './row';
import { collectionTable as c, type NumberedCollection } from './table';

/** How collections are found. */
export const collectionListing = declareListing<CollectionContract, NumberedCollection>({
  resource: collections,
  id: c.id,
  partnerId: c.partnerId,
  sorts: {
    receivedAt: [c.receivedAt, ({ collection }) => collection.receivedAt.toISOString()],
    amount: [c.amountKey, ({ collection }) => collection.amountKey],
    payerName: [c.payerKey, ({ collection }) => collection.payerKey],
  },
  conditions: ({ search, ownerId, accountId, virtualAccountId, status, currency, returned, receivedAt }) => [
    searched(search),
    exactId(c.ownerId, ownerId),
    exactId(c.accountId, accountId),
    exactId(c.virtualAccountId, virtualAccountId),
    anyOf(c.status, status),
    anyOf(c.currency, currency),
    returned === undefined ? undefined : returned ? isNotNull(c.returnedAt) : isNull(c.returnedAt),
    within(c.receivedAt, receivedAt),
  ],
  select: collectionsOf,
  idOf: ({ collection }) => collection.id,
  toRow: (stored, { principal }) => toCollection(stored, principal),
});

/** Stored collections with their accounts and the numbers under which they arrived. */
export function collectionsOf(tx: Transaction, where: SQL | undefined) {
  const { accountNumber: number, holderName } = virtualAccountTable;
  return tx
    .select({ collection: c, account: accountTable, number, holderName })
    .from(c)
    .innerJoin(accountTable, eq(accountTable.id, c.accountId))
    .innerJoin(virtualAccountTable, eq(virtualAccountTable.id, c.virtualAccountId))
    .where(where);
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(c.id, text), eq(c.transactionId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return or(
    isReference(c.reference, text),
    eq(c.bankReference, text),
    sql`${c.payerKey} LIKE corridor_fold(${beginning}) || '%'`,
  );
}
