import { invalid, unauthorized } from '../app/refusals';
import type { Caller } from '../call';
import { forgiveAttempts, takeAttempt } from '../rate-limit';
import { LOGIN_ALLOWANCE } from '../session/limits';
import { findByUsername } from '../session/users';
import type { Asked } from './perform';

/** Whether an operation demands that its caller sign in once more. */
export function needsPassword({ implementation, operation }: Pick<Asked, 'implementation' | 'operation'>): boolean {
  const { asksPasswordFor = [] } = implementation.options;
  return operation.method !== null && asksPasswordFor.includes(operation.method);
}

/** Checks the caller's own password, which `params.password` brings, as strictly as a sign-in. @throws Refusal when it is wrong, or was too often */
export async function confirmCaller({ principal, services, now }: Caller, { body }: Asked): Promise<void> {
  const { db, passwords } = services;
  const key = `password:${principal.userId}`;
  await takeAttempt(db, key, LOGIN_ALLOWANCE, now);
  const user = await findByUsername(db, principal.username);
  if (!user) throw unauthorized();
  if (!(await passwords.verify(user.passwordHash, passwordOf(body.params)))) {
    throw invalid([{ path: 'password', reason: 'is not your password' }]);
  }
  await forgiveAttempts(db, key);
}

function passwordOf(params: unknown): string {
  const isGiven = typeof params === 'object' && params !== null && 'password' in params;
  return isGiven && typeof params.password === 'string' ? params.password : '';
}
