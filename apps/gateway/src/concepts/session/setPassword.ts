import { easyPassword, easyPasswordReason, isPasswordAllowed } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/call';
import { SERVICE_SCOPE } from '../../platform/database';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { type Actor, audit } from '../logs';
import { credentialTable, resetCodeTable, sessionTable, userTable } from './table';
import { type KnownUser, lockCredential } from './users';

/** Refuses a password that breaks the rule, or that is easy to guess: the field's reason is the key that says why. @source spec §5 */
export function requireGoodPassword(password: string, username: string, path = 'newPassword'): void {
  const easy = isPasswordAllowed(password) ? easyPasswordReason(password, username) : null;
  if (easy) throw invalid([{ path, reason: easyPassword.labelKey(easy) }], INVALID);
  if (!isPasswordAllowed(password)) throw invalid([{ path, reason: INVALID }], INVALID);
}

/** The specification's text. @source spec §5 */
const INVALID = 'refusals.invalidPassword';

/** Sets a user's password; all sessions and codes of the user end with it. @throws Refusal when it was set by somebody else since the user was looked up */
export async function setPassword(
  services: Services,
  user: KnownUser,
  password: string,
  actor: Actor,
  action: 'changePassword' | 'resetPassword',
): Promise<void> {
  const passwordHash = await services.passwords.hash(password);
  await services.db.transaction(SERVICE_SCOPE, async (tx) => {
    const current = await lockCredential(tx, user.userId);
    if (current?.passwordHash !== user.passwordHash) throw conflict('refusals.changedMeanwhile');
    const changed = { passwordHash, easy: false, changedAt: actor.now };
    await tx.update(credentialTable).set(changed).where(eq(credentialTable.userId, user.userId));
    // A code that was mailed says that its user reads the address.
    if (action === 'resetPassword')
      await tx.update(userTable).set({ confirmedAt: actor.now }).where(eq(userTable.id, user.userId));
    await tx.delete(sessionTable).where(eq(sessionTable.userId, user.userId));
    await tx.delete(resetCodeTable).where(eq(resetCodeTable.userId, user.userId));
    await audit(tx, actor, { action, subject: 'session', subjectId: user.userId });
  });
}
