import { isPasswordAllowed } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { invalid } from '../app/refusals';
import type { Call } from '../call';
import { credentialTable } from '../session/table';
import { getUser, lockUser } from './findUser';

/** The columns of a first password, which its user has to change. @throws Refusal for one that breaks the rule */
export async function firstPassword({ services, now }: Call, password: string) {
  if (!isPasswordAllowed(password)) throw invalid([{ path: 'password', reason: 'Invalid password' }]);
  return { passwordHash: await services.passwords.hash(password), easy: true, changedAt: now };
}

/** Sets a first password anew; the database ends the user's sessions with it. */
export async function resetPassword(call: Call, id: string, { password }: { password: string }) {
  const { username } = await lockUser(call, id);
  const columns = await firstPassword(call, password);
  await call.tx.update(credentialTable).set(columns).where(eq(credentialTable.userId, id));
  await call.audit({ action: 'resetPassword', subject: 'user', subjectId: id, after: { username } });
  return getUser(call, id);
}
