import type { Caller } from '../../platform/call';
import { forgiveAttempts, takeAttempt } from '../../platform/rate-limit';
import { invalid, unauthorized } from '../../platform/refusals/refusals';
import type { Asked } from '../../platform/resource/Asked';
import { LOGIN_ALLOWANCE } from './limits';
import { findByUsername } from './users';

/** Checks the caller's own password, which `params.password` brings, as strictly as a sign-in. @throws Refusal when it is wrong, or was too often */
export async function confirmCaller({ principal, services, now }: Caller, { body }: Asked): Promise<void> {
  const { db, passwords } = services;
  const key = `password:${principal.userId}`;
  await takeAttempt(db, key, LOGIN_ALLOWANCE, now);
  const user = await findByUsername(db, principal.username);
  if (!user) throw unauthorized();
  if (!(await passwords.verify(user.passwordHash, passwordOf(body.params)))) {
    throw invalid([{ path: 'password', reason: 'refusals.notYourPassword' }]);
  }
  await forgiveAttempts(db, key);
}

function passwordOf(params: unknown): string {
  const isGiven = typeof params === 'object' && params !== null && 'password' in params;
  return isGiven && typeof params.password === 'string' ? params.password : '';
}
