import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { logTable as l, logSealTable as s } from '../../platform/audit/table';
import type { SealedEntry } from '../../platform/call';
import { type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';

/** Most entries of one read. */
export const SEALED_BATCH = 500;

/** Entries of a partner after a position, in the order of their commits. */
export function readSealed(db: Database, partnerId: string, after: number): Promise<SealedEntry[]> {
  const { subject, subjectId, action, actorId, actorName, at, requestId } = l;
  const entry = { position: s.position, subject, subjectId, action, actorId, actorName, at, requestId };
  const work = (tx: Transaction) =>
    tx
      .select(entry)
      .from(s)
      .innerJoin(l, eq(l.id, s.logId))
      .where(and(eq(s.partnerId, partnerId), gt(s.position, after)))
      .orderBy(asc(s.position))
      .limit(SEALED_BATCH);
  return db.transaction(SERVICE_SCOPE, work, { readOnly: true });
}

/** Position of a partner's newest entry; 0 where there is none. */
export async function readHead(db: Database, partnerId: string): Promise<number> {
  const [head] = await db.transaction(
    SERVICE_SCOPE,
    (tx) =>
      tx.select({ position: s.position }).from(s).where(eq(s.partnerId, partnerId)).orderBy(desc(s.position)).limit(1),
    { readOnly: true },
  );
  return head?.position ?? 0;
}
