import type { LoginCredentials, Session } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { loginFailed } from '../app/refusals';
import type { Origin, Services } from '../call';
import { createId, SERVICE_SCOPE, sha256 } from '../database';
import { audit } from '../logs/audit';
import { forgiveAttempts, takeAttempt } from '../rate-limit';
import { authenticate } from './authenticate';
import { createToken } from './createToken';
import { ADDRESS_ALLOWANCE, LOGIN_ALLOWANCE, SESSION_SECONDS } from './limits';
import { isOutdated } from './PasswordHasher';
import { sessionUserOf } from './sessionUserOf';
import { credentialTable, sessionTable } from './table';
import { findByUsername, type KnownUser } from './users';

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
  if (origin.address) await takeAttempt(db, `login:address:${origin.address}`, ADDRESS_ALLOWANCE, now);
  const key = `login:user:${await sha256(credentials.username.toLowerCase())}`;
  const attempts =
    score !== null && score < LOW_SCORE ? Math.ceil(LOGIN_ALLOWANCE.attempts / 2) : LOGIN_ALLOWANCE.attempts;
  await takeAttempt(db, key, { ...LOGIN_ALLOWANCE, attempts }, now);
  const user = await findByUsername(db, credentials.username);
  const right = await passwords.verify(user?.passwordHash ?? NOBODY, credentials.password);
  if (!user || !right || !user.enabled) throw loginFailed();
  await forgiveAttempts(db, key);
  const renewed = isOutdated(user.passwordHash) ? await passwords.hash(credentials.password) : null;
  return openSession(services, user, context, now, renewed);
}

async function openSession(
  services: Services,
  user: KnownUser,
  context: LoginContext,
  now: Date,
  renewed: string | null,
): Promise<Session> {
  const { origin, requestId } = context;
  const token = createToken();
  const tokenHash = await sha256(token);
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await services.db.transaction(SERVICE_SCOPE, async (tx) => {
    if (renewed)
      await tx.update(credentialTable).set({ passwordHash: renewed }).where(eq(credentialTable.userId, user.userId));
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
  const principal = await authenticate(services, token);
  return { accessToken: token, expiresAt: expiresAt.toISOString(), user: sessionUserOf(principal) };
}
