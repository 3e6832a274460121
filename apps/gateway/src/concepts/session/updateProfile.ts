import type { ProfileUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Principal, Services } from '../../platform/call';
import { SERVICE_SCOPE } from '../../platform/database';
import { type Actor, audit } from '../logs';
import { preferencesOf } from './sessionUserOf';
import { userTable as u } from './table';

/** Changes the caller's own name and preferences. Preferences are nobody else's business: only a name is written down. */
export async function updateProfile(
  { db }: Pick<Services, 'db'>,
  { userId, name: before }: Principal,
  { name, preferences }: ProfileUpdate,
  actor: Actor,
): Promise<void> {
  const chosen = preferences && { ...(await preferencesOf(db, userId)), ...preferences };
  if (name === undefined && !chosen) return;
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const changed = { ...(name !== undefined && { name }), ...(chosen && { preferences: chosen }) };
    await tx.update(u).set(changed).where(eq(u.id, userId));
    if (name === undefined || name === before) return;
    const entry = { action: 'updateProfile', subject: 'session', subjectId: userId } as const;
    await audit(tx, actor, { ...entry, before: { name: before }, after: { name } });
  });
}
