import { and, eq, type SQL } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { declareRecord, type StoredRecord } from '../../platform/records';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { outgoingOf } from './listing';
import { type OutgoingKind, type OutgoingOfAccount, outgoingTable as o } from './table';

/** One stored order of each kind, with its account. */
export const ORDER_RECORDS: Readonly<Record<OutgoingKind, StoredRecord<OutgoingOfAccount>>> = {
  'payment-order': recordOfKind('payment-order'),
  'withdrawal-order': recordOfKind('withdrawal-order'),
};

/** An order of a kind. @throws Refusal when the caller's partner has none such */
export function findOrder(call: Call, kind: OutgoingKind, id: string): Promise<OutgoingOfAccount> {
  return ORDER_RECORDS[kind].find(call, id);
}

/** The order of a request. @throws Refusal when there is none, or more than one */
export async function findOrderBy(call: Call, kind: OutgoingKind, requestId: string): Promise<OutgoingOfAccount> {
  const { tx, principal } = call;
  const ofRequest = and(eq(o.partnerId, principal.partnerId), eq(o.requestId, requestId), eq(o.kind, kind));
  const isMeant = and(ofRequest, readableRows(o, call));
  const [found, other] = await outgoingOf(tx, isMeant).limit(2);
  if (!found) throw notFound(kind);
  if (other) throw conflict('refusals.severalOrders');
  return found;
}

/** An order of either kind, locked until the transaction ends; null when there is none. */
export async function lockOrder(tx: Transaction, isMeant: SQL | undefined): Promise<OutgoingOfAccount | null> {
  const [found] = await outgoingOf(tx, isMeant).for('no key update', { of: o });
  return found ?? null;
}

function recordOfKind(kind: OutgoingKind): StoredRecord<OutgoingOfAccount> {
  return declareRecord({
    segment: kind,
    table: o,
    select: outgoingOf,
    within: () => eq(o.kind, kind),
    storedOf: ({ order }) => order,
  });
}
