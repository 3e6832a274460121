import type { LoginCredentials, Session } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Origin, Services } from '../../platform/call';
import { createId, type Database, SERVICE_SCOPE, sha256 } from '../../platform/database';
import { isOutdated } from '../../platform/ports/PasswordHasher';
import { forgiveAttempts, originOf, takeAttempt } from '../../platform/rate-limit';
import { loginFailed } from '../../platform/refusals/refusals';
import { authenticateSession } from './authenticate';
import { createToken } from './createToken';
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
  const { origin, score } = context;
  const { host, network } = originOf(origin.address);
  if (origin.address) await takeAttempt(db, `login:address:${host}`, ADDRESS_ALLOWANCE, now);
  const { user, countedAs } = await findTried(services, 'username', credentials.username);
  const isKnown = await isKnownNetwork(db, user?.userId ?? null, network);
  const keys = attemptKeys(countedAs, network);
  const attempts =
    score !== null && score < LOW_SCORE ? Math.ceil(LOGIN_ALLOWANCE.attempts / 2) : LOGIN_ALLOWANCE.attempts;
  await takeAttempt(db, keys.inNetwork, { ...LOGIN_ALLOWANCE, attempts }, now);
  if (!isKnown) await takeAttempt(db, keys.anywhere, STRANGERS_ALLOWANCE, now);
  const right = await passwords.verify(user?.passwordHash ?? NOBODY, credentials.password);
  if (!user || !right || !user.enabled) throw loginFailed();
  await forgive(db, keys, isKnown);
  const renewed = isOutdated(user.passwordHash) ? await passwords.hash(credentials.password) : null;
  return openSession(services, user, { ...context, password: credentials.password, renewed }, now);
}

/** Names under which wrong passwords are counted: a network of its own, and all together that the user never was at. */
export function attemptKeys(countedAs: string, network: string) {
  return { inNetwork: `login:user:${countedAs}:${network}`, anywhere: `login:user:${countedAs}` };
}

// Who is where it always was says nothing of what strangers try.
async function forgive(db: Database, keys: ReturnType<typeof attemptKeys>, isKnown: boolean): Promise<void> {
  await forgiveAttempts(db, keys.inNetwork);
  if (!isKnown) await forgiveAttempts(db, keys.anywhere);
}

async function openSession(
  services: Services,
  user: KnownUser,
  { origin, requestId, password, renewed }: LoginContext & { password: string; renewed: string | null },
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
