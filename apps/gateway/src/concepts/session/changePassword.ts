import type { PasswordChange } from '@corridor/core';
import type { Principal, Services } from '../../platform/call';
import { forgiveAttempts, takeAttempt } from '../../platform/rate-limit';
import { invalid, unauthorized } from '../../platform/refusals/refusals';
import type { Actor } from '../logs';
import { LOGIN_ALLOWANCE } from './limits';
import { requireGoodPassword, setPassword } from './setPassword';
import { findByUsername } from './users';

/** Changes the caller's own password and ends all its sessions. @throws Refusal for a wrong old or an unfit new password */
export async function changePassword(
  services: Services,
  principal: Principal,
  change: PasswordChange,
  actor: Actor,
): Promise<void> {
  const { db, passwords } = services;
  requireGoodPassword(change.newPassword, principal.username);
  if (change.newPassword === change.oldPassword) {
    throw invalid([{ path: 'newPassword', reason: 'refusals.samePassword' }]);
  }
  const key = `password:${principal.userId}`;
  await takeAttempt(db, key, LOGIN_ALLOWANCE, actor.now);
  const user = await findByUsername(db, principal.username);
  if (!user) throw unauthorized();
  if (!(await passwords.verify(user.passwordHash, change.oldPassword))) {
    throw invalid([{ path: 'oldPassword', reason: 'refusals.wrongOldPassword' }]);
  }
  await forgiveAttempts(db, key);
  await setPassword(services, user, change.newPassword, actor, 'changePassword');
}
