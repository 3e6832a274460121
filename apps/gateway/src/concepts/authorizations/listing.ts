import { type Authorization, type AuthorizationContract, authorizations, SEARCH_FIRST_ROWS } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, exactly, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { merchantTable } from '../merchants';
import { authorizationTable as a, type NamedAuthorization } from './table';

/** How authorizations are found. */
export const authorizationListing = declareListing<AuthorizationContract, NamedAuthorization>({
  resource: authorizations,
  id: a.id,
  partnerId: a.partnerId,
  sorts: {
    createdAt: [a.createdAt, ({ authorization }) => authorization.createdAt.toISOString()],
    amount: [a.amountKey, ({ authorization }) => authorization.amountKey],
    merchantName: [a.acceptorKey, ({ authorization }) => authorization.acceptorKey],
  },
  conditions: (filter) => [
    searched(filter.search),
    exactId(a.cardId, filter.cardId),
    exactId(a.ownerId, filter.ownerId),
    anyOf(a.type, filter.type),
    anyOf(a.status, filter.status),
    anyOf(a.settlement, filter.settlement),
    anyOf(a.currency, filter.currency),
    exactly(a.mcc, filter.mcc),
    within(a.createdAt, filter.createdAt),
  ],
  select: authorizationsOf,
  searchFirstFrom: SEARCH_FIRST_ROWS,
  idOf: ({ authorization }) => authorization.id,
  toRow: toAuthorization,
});

/** Stored authorizations with their cardholders' names. */
export function authorizationsOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ authorization: a, ownerName: merchantTable.name })
    .from(a)
    .innerJoin(merchantTable, eq(merchantTable.id, a.ownerId))
    .where(where);
}

/** A stored authorization as the wire has it. */
export function toAuthorization({ authorization: stored, ownerName }: NamedAuthorization): Authorization {
  const amount = (minor: bigint) => wireMoney(minor, stored.currency);
  return {
    id: stored.id,
    type: stored.type,
    status: stored.status,
    settlement: stored.settlement,
    responseCode: stored.responseCode,
    authorizationCode: stored.code,
    originalId: stored.originalId,
    cardId: stored.cardId,
    last4: stored.last4,
    holderName: stored.holderName,
    ownerId: stored.ownerId,
    ownerName,
    acquirerId: stored.acquirerId,
    mcc: stored.mcc,
    merchantId: stored.acceptorId,
    merchantName: stored.acceptorName,
    merchantCountry: stored.acceptorCountry,
    amount: amount(stored.amount),
    transactionAmount: wireMoney(stored.transactionAmount, stored.transactionCurrency),
    held: amount(stored.held),
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt?.toISOString() ?? null,
  };
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(a.id, text), eq(a.originalId, text), eq(a.cardId, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return or(eq(a.code, text), sql`${a.acceptorKey} LIKE corridor_fold(${beginning}) || '%'`);
}
