import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { requireGoodPassword } from '../session/setPassword';
import { credentialTable } from '../session/table';
import { shownUser } from './listing';
import { lockUser } from './lockUser';
import { userListTable } from './table';

/** The columns of a first password, which its user has to change. @throws Refusal for one that breaks the rule or is easy to guess */
export async function firstPassword({ services, now }: Call, password: string, username: string) {
  requireGoodPassword(password, username, 'password');
  return { passwordHash: await services.passwords.hash(password), easy: true, changedAt: now };
}

/** Sets a first password anew; the database ends the user's sessions with it. */
export async function resetPassword(call: Call, id: string, { password }: { password: string }) {
  const stored = await lockUser(call, id, 'resetPassword');
  const columns = await firstPassword(call, password, stored.username);
  await call.tx.update(credentialTable).set(columns).where(eq(credentialTable.userId, id));
  // Whoever knows the password can sign in as the user: from here on both are one hand in approvals, as with a user that one adds.
  const creators = [...new Set([...stored.creators, ...call.principal.creators, call.principal.userId])];
  await call.tx.update(userListTable).set({ creators }).where(eq(userListTable.id, id));
  await call.audit({ action: 'resetPassword', subject: 'user', subjectId: id, after: { username: stored.username } });
  return shownUser(call, stored);
}
