import { type PasswordReset, VERIFICATION_CODE_TRIES } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Origin, Services } from '../../platform/call';
import { SERVICE_SCOPE } from '../../platform/database';
import { forgiveAttempts, originOf, takeAttempt } from '../../platform/rate-limit';
import { invalid } from '../../platform/refusals/refusals';
import { keyedDigests } from '../../platform/secrets';
import { partsOfCode } from './forgotPassword';
import { rememberNetwork } from './knownNetworks';
import { CODE_TRIES, VERIFY_ALLOWANCE } from './limits';
import { attemptKeys } from './login';
import { requireGoodPassword, setPassword } from './setPassword';
import { findTried } from './users';

/** Sets a new password by a mailed code: good for 30 minutes, 5 tries from one network and one use. @throws Refusal, the same whatever is wrong with the code */
export async function verifyResetCode(
  services: Services,
  reset: PasswordReset,
  { origin, requestId }: { origin: Origin; requestId: string },
): Promise<void> {
  const now = services.clock.now();
  const { db } = services;
  const { user, countedAs } = await findTried(services, 'email', reset.email);
  const { network } = originOf(origin.address);
  await takeAttempt(db, `verify:${countedAs}:${network}`, VERIFY_ALLOWANCE, now);
  // Judged by what everybody knows until the code is right: a user name that differs from the address would tell that there is one.
  requireGoodPassword(reset.newPassword, reset.email);
  const codeKey = {
    key: countedAs,
    network,
    hashes: await keyedDigests(services, ...partsOfCode(countedAs, reset.code)),
  };
  if (!(await isRight(services, codeKey, now)) || !user?.enabled) throw wrongCode();
  requireGoodPassword(reset.newPassword, user.username);
  if (!(await use(services, codeKey))) throw wrongCode();
  await setPassword(services, user, reset.newPassword, { principal: user, now, origin, requestId }, 'resetPassword');
  await letIn(services, user.userId, network, now);
}

interface Tried {
  readonly key: string;
  readonly network: string;
  /** Under each key: the code may have been mailed before the last change of it. */
  readonly hashes: readonly string[];
}

/** Counts the try first, so that many at one moment cannot outrun the limit; strangers spend the tries of their own networks. */
async function isRight({ db }: Services, { key, network, hashes }: Tried, now: Date): Promise<boolean> {
  const [row] = await db.single(sql`
    UPDATE reset_code SET tries = tries + 1,
      tries_in = tries_in || jsonb_build_object(${network}::text, coalesce((tries_in ->> ${network}::text)::int, 0) + 1)
    WHERE key = ${key} AND tries < ${CODE_TRIES} AND coalesce((tries_in ->> ${network}::text)::int, 0) < ${VERIFICATION_CODE_TRIES}
      AND expires_at > ${now.toISOString()}::timestamptz RETURNING code_hash`);
  return hashes.includes(String(row?.code_hash));
}

/** Uses a code up; false where somebody else just did. */
async function use({ db }: Services, { key, hashes }: Tried): Promise<boolean> {
  const any = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  const used = await db.single(sql`DELETE FROM reset_code WHERE key = ${key} AND code_hash IN (${any}) RETURNING key`);
  return used.length === 1;
}

// Whoever reads the user's mail is no stranger: what strangers tried does not keep them out.
async function letIn({ db }: Services, userId: string, network: string, now: Date): Promise<void> {
  await db.transaction(SERVICE_SCOPE, (tx) => rememberNetwork(tx, userId, network, now));
  await forgiveAttempts(db, attemptKeys(userId, network).inNetwork);
}

function wrongCode() {
  const reason = 'refusals.wrongResetCode';
  return invalid([{ path: 'code', reason }], reason);
}
