import type { AuditEntry, Origin, Principal } from '../call';
import { newId, type Transaction } from '../database';
import { logTable } from './table';
import { withoutSecrets } from './withoutSecrets';

const BATCH = 250;

/** Who does something, when and from where. */
export interface Actor {
  readonly principal: Pick<Principal, 'partnerId' | 'userId' | 'name'>;
  readonly now: Date;
  readonly origin: Origin;
  readonly requestId: string;
}

/** Writes an entry of the audit log into the transaction that does what it tells. */
export async function audit(tx: Transaction, actor: Actor, entry: AuditEntry): Promise<void> {
  await auditAll(tx, [{ actor, entry }]);
}

/** Entry with its actor. */
export interface Told {
  readonly actor: Actor;
  readonly entry: AuditEntry;
}

/** Writes entries in the given order, which is that of their seals. */
export async function auditAll(tx: Transaction, told: readonly Told[]): Promise<void> {
  for (let from = 0; from < told.length; from += BATCH) {
    await tx.insert(logTable).values(told.slice(from, from + BATCH).map((one) => rowOf(tx, one)));
  }
}

function rowOf(tx: Transaction, { actor, entry }: Told): typeof logTable.$inferInsert {
  const { principal, now, origin, requestId } = actor;
  return {
    id: newId(tx, now),
    partnerId: principal.partnerId,
    at: now,
    actorId: principal.userId,
    actorName: principal.name,
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subjectId ?? null,
    before: withoutSecrets(entry.before ?? null),
    after: withoutSecrets(entry.after ?? null),
    address: origin.address,
    userAgent: origin.userAgent?.slice(0, 255) ?? null,
    requestId,
  };
}
