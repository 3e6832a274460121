import { VERIFICATION_CODE_MINUTES, visibleTextOf } from '@corridor/core';
import type { Origin, Services } from '../../platform/call';
import { type Database, SERVICE_SCOPE } from '../../platform/database';
import type { Mail } from '../../platform/mail';
import { originOf, type RequestOrigin, takeAttempt } from '../../platform/rate-limit';
import { keyedDigest } from '../../platform/secrets';
import { createCode } from './createToken';
import { FORGOT_ALLOWANCE, FORGOT_HOST_ALLOWANCE, FORGOT_NETWORK_ALLOWANCE } from './limits';
import { resetCodeTable } from './table';
import { findTried, type KnownUser } from './users';

/** Mails a verification code, if somebody has this address; the answer is the same if nobody has. */
export async function forgotPassword(services: Services, email: string, { address }: Origin): Promise<void> {
  const now = services.clock.now();
  if (address) await takeOrigin(services.db, originOf(address), now);
  const { user, countedAs } = await findTried(services, 'email', email);
  await takeAttempt(services.db, `forgot:${countedAs}`, FORGOT_ALLOWANCE, now);
  const code = createCode();
  await keepCode(services, countedAs, user, code, now);
  if (!user?.enabled) return;
  // Not awaited: how long a mail takes would tell whether somebody has this address.
  services.mailer
    .send(mailOf(user, code, now))
    .catch(() => services.logger.error('mail.failed', { userId: user.userId }));
}

async function takeOrigin(db: Database, { host, network }: RequestOrigin, now: Date): Promise<void> {
  await takeAttempt(db, `forgot:host:${host}`, FORGOT_HOST_ALLOWANCE, now);
  await takeAttempt(db, `forgot:network:${network}`, FORGOT_NETWORK_ALLOWANCE, now);
}

// Kept for nobody too: what is written, and how long that takes, tells nothing.
async function keepCode(
  services: Services,
  key: string,
  user: KnownUser | null,
  code: string,
  now: Date,
): Promise<void> {
  const expiresAt = codeEnd(now);
  const fresh = { codeHash: await keyedDigest(services, ...partsOfCode(key, code)), tries: 0, triesIn: {}, expiresAt };
  await services.db.transaction(SERVICE_SCOPE, async (tx) => {
    await tx
      .insert(resetCodeTable)
      .values({ key, userId: user?.userId ?? null, ...fresh })
      .onConflictDoUpdate({ target: resetCodeTable.key, set: fresh });
  });
}

const codeEnd = (now: Date) => new Date(now.getTime() + VERIFICATION_CODE_MINUTES * 60_000);

/** What the digest that is kept of a code is of. */
export function partsOfCode(key: string, code: string): readonly string[] {
  return ['reset code', key, code];
}

function mailOf({ email, name, partnerId, userId }: KnownUser, code: string, now: Date): Mail {
  return {
    to: email,
    about: { partnerId, userId },
    until: codeEnd(now),
    subject: 'Your verification code',
    // In one line, whoever wrote it: a name that brings lines of its own would speak for us.
    text: `Hello ${visibleTextOf(name)},\n\nyour verification code is ${code}. It is valid for ${VERIFICATION_CODE_MINUTES} minutes.\n\nIf you did not ask for it, you need not do anything.\n`,
  };
}
