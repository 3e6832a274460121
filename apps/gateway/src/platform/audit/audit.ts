import type { AuditEntry, Origin, Principal } from '../call';
import { createId, type Transaction } from '../database';
import { logTable } from './table';
import { withoutSecrets } from './withoutSecrets';

/** Who does something, when and from where. */
export interface Actor {
  readonly principal: Pick<Principal, 'partnerId' | 'userId' | 'name'>;
  readonly now: Date;
  readonly origin: Origin;
  readonly requestId: string;
}

/** Writes an entry of the audit log into the transaction that does what it tells. */
export async function audit(tx: Transaction, actor: Actor, entry: AuditEntry): Promise<void> {
  const { principal, now, origin, requestId } = actor;
  await tx.insert(logTable).values({
    id: createId(now.getTime()),
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
  });
}
