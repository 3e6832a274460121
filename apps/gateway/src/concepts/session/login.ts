import type { LoginCredentials, Session } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Origin, Services } from '../../platform/call';
import { createId, SERVICE_SCOPE, sha256 } from '../../platform/database';
import { isOutdated } from '../../platform/ports/PasswordHasher';
import { type Allowance, forgiveAttempts, originOf, takeAttempt } from '../../platform/rate-limit';
import { loginFailed } from '../../platform/refusals/refusals';
import { authenticateSession } from './authenticate';
import { createToken } from './createToken';
import { knownDevice, type ReadCookie } from './knownDevices';
import { isKnownNetwork, rememberNetwork } from './knownNetworks';
import { ADDRESS_ALLOWANCE, LOGIN_ALLOWANCE, SESSION_SECONDS, STRANGERS_ALLOWANCE } from './limits';
import { sessionUserOf } from './sessionUserOf';
import { credentialTable, sessionTable } from './table';
import { findTried, type KnownUser, lockCredential } from './users';

/** What a sign-in comes with beside the credentials; `score` is the bot score, a hint from 0 to 1. */
export interface LoginContext {
  readonly origin: Origin;
  readonly requestId: string;
  readonly score: number | null;
  readonly cookie: ReadCookie;
}

// Of a password that nobody has: an unknown user costs the same time as a wrong password.
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$Y29ycmlkb3Itbm9ib2R5IQ$hTtUDqCsxKSMCAGnZRrLhKrMoZrMCZ3WcVu6vQz3T2E';
const LOW_SCORE = 0.3;

/** Opens a session. @throws Refusal the same for an unknown user, a wrong password and a disabled user; another when locked out */
export async function login(
  services: Services,
  credentials: LoginCredentials,
  context: LoginContext,
): Promise<Session> {
  const { db, clock, passwords } = services;
  const now = clock.now();
  const { user, countedAs } = await findTried(services, 'username', credentials.username);
  const counted = await countedBy(services, { user, countedAs }, context, now);
  for (const { key, allowance } of counted) await takeAttempt(db, key, allowance, now);
  const right = await passwords.verify(user?.passwordHash ?? NOBODY, credentials.password);
  if (!user || !right || !user.enabled) throw loginFailed();
  for (const { key, isForgiven } of counted) if (isForgiven) await forgiveAttempts(db, key);
  const renewed = isOutdated(user.passwordHash) ? await passwords.hash(credentials.password) : null;
  return openSession(services, user, { ...context, password: credentials.password, renewed }, now);
}

/** Names under which wrong passwords are counted: a network of its own, and all together that the user never was at. */
export function attemptKeys(countedAs: string, network: string) {
  return { inNetwork: `login:user:${countedAs}:${network}`, anywhere: `login:user:${countedAs}` };
}

interface Counted {
  readonly key: string;
  readonly allowance: Allowance;
  /** Forgotten by the right password. */
  readonly isForgiven: boolean;
}

/**
 * The counts of wrong passwords that a sign-in stands under. A device that its user signed in from has one of its own, so that
 * nobody beside it, in the same network or anywhere else, can use that up.
 */
async function countedBy(
  services: Services,
  { user, countedAs }: Awaited<ReturnType<typeof findTried>>,
  { origin, score, cookie }: LoginContext,
  now: Date,
): Promise<readonly Counted[]> {
  const attempts =
    score !== null && score < LOW_SCORE ? Math.ceil(LOGIN_ALLOWANCE.attempts / 2) : LOGIN_ALLOWANCE.attempts;
  const allowance = { ...LOGIN_ALLOWANCE, attempts };
  const device = user && (await knownDevice(services, cookie, user.userId, now));
  if (device) return [{ key: `login:device:${device}`, allowance, isForgiven: true }];
  const { host, network } = originOf(origin.address);
  const keys = attemptKeys(countedAs, network);
  const isKnown = await isKnownNetwork(services.db, user?.userId ?? null, network);
  return [
    ...(origin.address ? [{ key: `login:address:${host}`, allowance: ADDRESS_ALLOWANCE, isForgiven: false }] : []),
    { key: keys.inNetwork, allowance, isForgiven: true },
    // Who is where it always was says nothing of what strangers try.
    ...(isKnown ? [] : [{ key: keys.anywhere, allowance: STRANGERS_ALLOWANCE, isForgiven: true }]),
  ];
}

async function openSession(
  services: Services,
  user: KnownUser,
  {
    origin,
    requestId,
    password,
    renewed,
  }: Pick<LoginContext, 'origin' | 'requestId'> & { password: string; renewed: string | null },
  now: Date,
): Promise<Session> {
  const token = createToken();
  const tokenHash = await sha256(token);
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await services.db.transaction(SERVICE_SCOPE, async (tx) => {
    const current = await lockCredential(tx, user.userId);
    // Whoever changes the password meanwhile ends the sessions that there are then, and this one is not there yet.
    const isStill = current?.passwordHash === user.passwordHash;
    const isRight = isStill || (current && (await services.passwords.verify(current.passwordHash, password)));
    if (!isRight || !current?.enabled) throw loginFailed();
    if (renewed && isStill)
      await tx.update(credentialTable).set({ passwordHash: renewed }).where(eq(credentialTable.userId, user.userId));
    await rememberNetwork(tx, user.userId, originOf(origin.address).network, now);
    await tx.insert(sessionTable).values({
      id: createId(),
      tokenHash,
      userId: user.userId,
      createdAt: now,
      seenAt: now,
      expiresAt,
      address: origin.address,
      userAgent: origin.userAgent?.slice(0, 255) ?? null,
    });
    await audit(
      tx,
      { principal: user, now, origin, requestId },
      { action: 'login', subject: 'session', subjectId: user.userId },
    );
  });
  const principal = await authenticateSession(services, token);
  return { accessToken: token, expiresAt: expiresAt.toISOString(), user: await sessionUserOf(services.db, principal) };
}
