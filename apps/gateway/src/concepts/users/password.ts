import type { LinkInput, User } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createToken } from '../session/createToken';
import { mailPasswordLink } from '../session/passwordLinks';
import { credentialTable } from '../session/table';
import { shownUser } from './listing';
import { lockUser } from './lockUser';

/**
 * Mails a user a link to set a password by; the present one ends, and the database ends the user's sessions and codes with it.
 * Who has none yet is invited once more.
 */
export async function resetPassword(call: Call, id: string, { linkMinutes }: LinkInput): Promise<User> {
  const stored = await lockUser(call, id, 'resetPassword');
  if (stored.isAccepted) {
    const nobodys = await call.services.passwords.hash(createToken());
    const columns = { passwordHash: nobodys, easy: false, changedAt: call.now };
    await call.tx.update(credentialTable).set(columns).where(eq(credentialTable.userId, id));
  }
  await mailPasswordLink(call, stored, stored.isAccepted ? 'reset' : 'invitation', linkMinutes);
  const after = { username: stored.username, email: stored.email };
  await call.audit({ action: 'resetPassword', subject: 'user', subjectId: id, after });
  return shownUser(call, stored);
}
