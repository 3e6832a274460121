import { and, eq, type SQL } from 'drizzle-orm';
import { accountTable } from '../accounts';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import type { Transaction } from '../database';
import { type OutgoingKind, type OutgoingOfAccount, outgoingTable as o } from './table';

/** An order of a kind. @throws Refusal when the caller's partner has none such */
export async function findOrder({ tx }: Call, kind: OutgoingKind, id: string): Promise<OutgoingOfAccount> {
  const [found] = await select(tx, and(eq(o.kind, kind), eq(o.id, id))).limit(1);
  if (!found) throw notFound(kind);
  return found;
}

/** The order of a request. @throws Refusal when there is none, or more than one */
export async function findOrderBy(
  { tx, principal }: Call,
  kind: OutgoingKind,
  requestId: string,
): Promise<OutgoingOfAccount> {
  const isMeant = and(eq(o.partnerId, principal.partnerId), eq(o.requestId, requestId), eq(o.kind, kind));
  const [found, other] = await select(tx, isMeant).limit(2);
  if (!found) throw notFound(kind);
  if (other) throw conflict('Several orders have this request id');
  return found;
}

/** An order of either kind, locked until the transaction ends; null when there is none, or when another one works on it. */
export async function lockOrder(
  tx: Transaction,
  isMeant: SQL | undefined,
  skipLocked = false,
): Promise<OutgoingOfAccount | null> {
  const [found] = await select(tx, isMeant).for('no key update', skipLocked ? { of: o, skipLocked: true } : { of: o });
  return found ?? null;
}

function select(tx: Transaction, isMeant: SQL | undefined) {
  return tx
    .select({ order: o, account: accountTable })
    .from(o)
    .innerJoin(accountTable, eq(accountTable.id, o.accountId))
    .where(isMeant);
}
