import { isPasswordAllowed } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { invalid } from '../app/refusals';
import type { Services } from '../call';
import { SERVICE_SCOPE } from '../database';
import { type Actor, audit } from '../logs';
import { isEasyPassword } from './isEasyPassword';
import { credentialTable, resetCodeTable, sessionTable } from './table';
import type { KnownUser } from './users';

/** Refuses a password that breaks the rule or is easy to guess. @source spec §5 */
export function requireGoodPassword(password: string, username: string): void {
  if (!isPasswordAllowed(password) || isEasyPassword(password, username)) {
    throw invalid([{ path: 'newPassword', reason: 'Invalid password' }], 'Invalid password');
  }
}

/** Sets a user's password; all sessions and codes of the user end with it. */
export async function setPassword(
  services: Services,
  user: KnownUser,
  password: string,
  actor: Actor,
  action: string,
): Promise<void> {
  const passwordHash = await services.passwords.hash(password);
  await services.db.transaction(SERVICE_SCOPE, async (tx) => {
    const changed = { passwordHash, easy: false, changedAt: actor.now };
    await tx.update(credentialTable).set(changed).where(eq(credentialTable.userId, user.userId));
    await tx.delete(sessionTable).where(eq(sessionTable.userId, user.userId));
    await tx.delete(resetCodeTable).where(eq(resetCodeTable.userId, user.userId));
    await audit(tx, actor, { action, subject: 'session', subjectId: user.userId });
  });
}
