import type { OpenSession } from '@corridor/core';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Principal, Services } from '../../platform/call';
import { SERVICE_SCOPE } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusals';
import { type Actor, audit } from '../logs';
import { IDLE_SECONDS } from './limits';
import { sessionTable as s } from './table';

/** The caller's open sessions, the last used first. */
export async function listOwnSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, sessionId }: Principal,
): Promise<OpenSession[]> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - IDLE_SECONDS * 1000);
  const open = and(eq(s.userId, userId), gt(s.expiresAt, now), gt(s.seenAt, idleSince));
  const stored = await db.transaction(SERVICE_SCOPE, (tx) =>
    tx.select().from(s).where(open).orderBy(desc(s.seenAt), desc(s.id)),
  );
  return stored.map(({ id, userAgent, address, createdAt, seenAt, expiresAt }) => ({
    id,
    userAgent,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: seenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === sessionId,
  }));
}

/** Ends one session of the caller. @throws Refusal when the caller has none of this id */
export async function endOwnSession({ db }: Pick<Services, 'db'>, id: string, actor: Actor): Promise<void> {
  const { userId } = actor.principal;
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const ended = await tx
      .delete(s)
      .where(and(eq(s.id, id), eq(s.userId, userId)))
      .returning({ address: s.address, userAgent: s.userAgent });
    if (!ended[0]) throw notFound('session');
    await audit(tx, actor, { action: 'endSession', subject: 'session', subjectId: userId, before: ended[0] });
  });
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions(
  { db }: Pick<Services, 'db'>,
  { userId, sessionId }: Principal,
  actor: Actor,
): Promise<void> {
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const others = and(eq(s.userId, userId), ne(s.id, sessionId));
    const ended = await tx.delete(s).where(others).returning({ id: s.id });
    const after = { sessions: ended.length };
    await audit(tx, actor, { action: 'endSessions', subject: 'session', subjectId: userId, after });
  });
}
