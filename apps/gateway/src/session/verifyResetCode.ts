import type { PasswordReset } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { invalid } from '../app/refusals';
import type { Origin, Services } from '../call';
import { sha256 } from '../database';
import { takeAttempt } from '../rate-limit';
import { codeHash } from './forgotPassword';
import { CODE_TRIES, VERIFY_ALLOWANCE } from './limits';
import { requireGoodPassword, setPassword } from './setPassword';
import { findByEmail, type KnownUser } from './users';

/** Sets a new password by a mailed code: good for 30 minutes, 5 tries and one use. @throws Refusal, the same whatever is wrong with the code */
export async function verifyResetCode(
  services: Services,
  reset: PasswordReset,
  { origin, requestId }: { origin: Origin; requestId: string },
): Promise<void> {
  const now = services.clock.now();
  await takeAttempt(services.db, `verify:${await sha256(reset.email.toLowerCase())}`, VERIFY_ALLOWANCE, now);
  const user = await findByEmail(services.db, reset.email);
  requireGoodPassword(reset.newPassword, user?.username ?? reset.email);
  if (!user?.enabled || !(await spendTry(services, user, reset.code, now))) throw wrongCode();
  await setPassword(services, user, reset.newPassword, { principal: user, now, origin, requestId }, 'resetPassword');
}

/** Counts the try first, so that many at one moment cannot outrun the limit; says whether the code is right. */
async function spendTry({ db }: Services, { userId }: KnownUser, code: string, now: Date): Promise<boolean> {
  const [row] = await db.single(sql`
    UPDATE reset_code SET tries = tries + 1
    WHERE user_id = ${userId} AND tries < ${CODE_TRIES} AND expires_at > ${now.toISOString()}::timestamptz RETURNING code_hash`);
  if (row?.code_hash !== (await codeHash(userId, code))) return false;
  const used = await db.single(sql`DELETE FROM reset_code WHERE user_id = ${userId} RETURNING user_id`);
  return used.length === 1;
}

function wrongCode() {
  const reason = 'The verification code is wrong or has expired';
  return invalid([{ path: 'code', reason }], reason);
}
