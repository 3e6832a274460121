import { VERIFICATION_CODE_MINUTES } from '@corridor/core';
import type { Services } from '../call';
import { SERVICE_SCOPE, sha256 } from '../database';
import { takeAttempt } from '../rate-limit';
import { createCode } from './createToken';
import { FORGOT_ALLOWANCE } from './limits';
import { resetCodeTable } from './table';
import { findByEmail, type KnownUser } from './users';

/** Mails a verification code, if somebody has this address; the answer is the same if nobody has. */
export async function forgotPassword(services: Services, email: string): Promise<void> {
  const now = services.clock.now();
  await takeAttempt(services.db, `forgot:${await sha256(email.toLowerCase())}`, FORGOT_ALLOWANCE, now);
  const user = await findByEmail(services.db, email);
  if (!user?.enabled) return;
  const code = createCode();
  await keepCode(services, user, code, now);
  // Not awaited: how long a mail takes would tell whether somebody has this address.
  services.mailer.send(mailOf(user, code)).catch(() => services.logger.error('mail.failed', { userId: user.userId }));
}

async function keepCode({ db }: Services, { userId }: KnownUser, code: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + VERIFICATION_CODE_MINUTES * 60_000);
  const fresh = { codeHash: await codeHash(userId, code), tries: 0, expiresAt };
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    await tx
      .insert(resetCodeTable)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: resetCodeTable.userId, set: fresh });
  });
}

/** What is kept of a code. */
export function codeHash(userId: string, code: string): Promise<string> {
  return sha256(`${userId}:${code}`);
}

function mailOf({ email, name }: KnownUser, code: string) {
  return {
    to: email,
    subject: 'Your verification code',
    text: `Hello ${name},\n\nyour verification code is ${code}. It is valid for ${VERIFICATION_CODE_MINUTES} minutes.\n\nIf you did not ask for it, you need not do anything.\n`,
  };
}
