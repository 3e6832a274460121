import { EMAIL_UNDO_HOURS, type EmailChange, visibleTextOf } from '@corridor/core';
import { and, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Origin, Principal, Services } from '../../platform/call';
import { createId, execute, SERVICE_SCOPE, savepoint, sha256, type Transaction } from '../../platform/database';
import type { Mail } from '../../platform/mail';
import { forgiveAttempts, takeAttempt } from '../../platform/rate-limit';
import { conflict, duplicate, invalid, unauthorized } from '../../platform/refusals/refusals';
import { type Actor, audit } from '../logs';
import { createToken } from './createToken';
import { LOGIN_ALLOWANCE } from './limits';
import {
  credentialTable,
  emailChangeTable as e,
  passwordLinkTable as l,
  resetCodeTable,
  sessionTable,
  userTable as u,
} from './table';
import { findByUsername } from './users';

/** A change of somebody's address of mail, and who makes it. */
export interface ChangedEmail {
  readonly user: { readonly id: string; readonly partnerId: string; readonly name: string };
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly by: { readonly userId: string; readonly name: string };
}

type Mailing = Pick<Services, 'mailer' | 'logger' | 'publicUrl'>;

/**
 * Keeps a change of an address, whoever makes it, so that it can be undone from the old one, and gives what tells both addresses
 * of it: to be called after the commit. An address is a way into an account.
 */
export async function keepEmailChange(
  tx: Transaction,
  services: Mailing,
  changed: ChangedEmail,
  now: Date,
): Promise<() => void> {
  const { user, oldEmail, newEmail, by } = changed;
  const [undo, confirm] = [createToken(), createToken()];
  await tx.insert(e).values({
    id: createId(now.getTime()),
    partnerId: user.partnerId,
    userId: user.id,
    oldEmail,
    newEmail,
    changedBy: by.userId,
    changedAt: now,
    undoHash: await sha256(undo),
    undoUntil: new Date(now.getTime() + EMAIL_UNDO_HOURS * 3_600_000),
    confirmHash: await sha256(confirm),
  });
  const about = { partnerId: user.partnerId, userId: user.id };
  const mails = mailsOf(services, changed, { undo, confirm }).map((mail) => ({ ...mail, about }));
  return () => {
    for (const mail of mails)
      services.mailer.send(mail).catch(() => services.logger.error('mail.failed', { userId: user.id }));
  };
}

/** Refuses an address that another user was just taken off: its own may still come back to it. */
export async function refuseKept(tx: Transaction, email: string, userId: string, now: Date): Promise<void> {
  const kept = sql`SELECT corridor_email_kept(${email}, ${userId}::uuid, ${now.toISOString()}::timestamptz) AS kept`;
  const [isKept] = await execute(tx, kept, (row) => row.kept === true);
  if (isKept) throw duplicate('email', 'refusals.unusable');
}

/** Changes the caller's own address; its other sessions end. @throws Refusal for a wrong password, and an address that cannot be given */
export async function changeOwnEmail(
  services: Services,
  principal: Principal,
  { email, password }: EmailChange,
  actor: Actor,
): Promise<void> {
  const { db, passwords } = services;
  const { userId: id, partnerId, name, email: oldEmail } = principal;
  const key = `email:${id}`;
  await takeAttempt(db, key, LOGIN_ALLOWANCE, actor.now);
  const user = await findByUsername(db, principal.username);
  if (!user) throw unauthorized();
  if (!(await passwords.verify(user.passwordHash, password)))
    throw invalid([{ path: 'password', reason: 'refusals.notYourPassword' }]);
  await forgiveAttempts(db, key);
  if (email === oldEmail) return;
  const tell = await db.transaction(SERVICE_SCOPE, async (tx) => {
    await refuseKept(tx, email, id, actor.now);
    await savepoint(tx, () => tx.update(u).set({ email, confirmedAt: null }).where(eq(u.id, id))).catch(() => {
      throw duplicate('email', 'refusals.unusable');
    });
    await tx.delete(sessionTable).where(and(eq(sessionTable.userId, id), ne(sessionTable.id, principal.sessionId)));
    await tx.delete(resetCodeTable).where(eq(resetCodeTable.userId, id));
    await tx
      .update(l)
      .set({ ended: 'replaced' })
      .where(and(eq(l.userId, id), isNull(l.ended)));
    const entry = { action: 'changeEmail', subject: 'session', subjectId: id } as const;
    await audit(tx, actor, { ...entry, before: { email: oldEmail }, after: { email } });
    const changed = { user: { id, partnerId, name }, oldEmail, newEmail: email, by: principal };
    return keepEmailChange(tx, services, changed, actor.now);
  });
  tell();
}

type Visit = { readonly origin: Origin; readonly requestId: string };

/** Says by a mailed code that an address is its user's. @throws Refusal for a code that is none, or no longer good */
export async function confirmEmail({ db, clock }: Services, code: string, visit: Visit): Promise<void> {
  const now = clock.now();
  const hash = await sha256(code);
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const { change, user } = await lockChange(tx, sql`${e.confirmHash} = ${hash} AND ${e.confirmedAt} IS NULL`);
    if (user.email !== change.newEmail) throw conflict('refusals.emailLinkOver');
    await tx.update(e).set({ confirmedAt: now }).where(eq(e.id, change.id));
    await tx.update(u).set({ confirmedAt: now }).where(eq(u.id, user.id));
    const actor = { principal: { ...user, userId: user.id }, now, ...visit };
    await audit(tx, actor, { action: 'confirmEmail', subject: 'session', subjectId: user.id });
  });
}

/**
 * Gives a user the old address back by the code that was mailed there. Whoever had the new one may have set a password by it: the
 * password and every session end. @throws Refusal for a code that is none, or no longer good
 */
export async function undoEmail({ db, clock, passwords }: Services, code: string, visit: Visit): Promise<void> {
  const now = clock.now();
  const [hash, nobodys] = [await sha256(code), await passwords.hash(createToken())];
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const { change, user } = await lockChange(
      tx,
      sql`${e.undoHash} = ${hash} AND ${e.undoUntil} > ${now.toISOString()}`,
    );
    await tx.update(u).set({ email: change.oldEmail, confirmedAt: now }).where(eq(u.id, user.id));
    const later = and(eq(e.userId, user.id), gte(e.changedAt, change.changedAt), isNull(e.undoneAt));
    await tx.update(e).set({ undoneAt: now }).where(later);
    await tx
      .update(credentialTable)
      .set({ passwordHash: nobodys, changedAt: now })
      .where(eq(credentialTable.userId, user.id));
    const actor = { principal: { ...user, userId: user.id }, now, ...visit };
    const [before, after] = [{ email: user.email }, { email: change.oldEmail }];
    await audit(tx, actor, { action: 'undoEmail', subject: 'session', subjectId: user.id, before, after });
  });
}

/** The change that a code is of, and its user, both locked. @throws Refusal when there is none, or it was undone */
async function lockChange(tx: Transaction, which: SQL) {
  const [found] = await tx
    .select({ change: e, user: { id: u.id, partnerId: u.partnerId, name: u.name, email: u.email } })
    .from(e)
    .innerJoin(u, eq(u.id, e.userId))
    .where(and(which, isNull(e.undoneAt)))
    .for('update');
  if (!found) throw conflict('refusals.emailLinkOver');
  return found;
}

function mailsOf(
  { publicUrl }: Mailing,
  { user, oldEmail, newEmail, by }: ChangedEmail,
  codes: { readonly undo: string; readonly confirm: string },
): readonly Mail[] {
  const hello = `Hello ${visibleTextOf(user.name)},\n\n`;
  const who = by.userId === user.id ? 'in your own name' : `by ${visibleTextOf(by.name)}`;
  // Behind the #, which a browser sends to nobody.
  const linkTo = (what: keyof typeof codes) => `${publicUrl}/email#${what}=${codes[what]}`;
  return [
    {
      to: oldEmail,
      subject: 'Your email address was changed',
      text: `${hello}the address of your account was changed to ${newEmail}, ${who}.\n\nIf that is not right, undo it within ${EMAIL_UNDO_HOURS} hours:\n${linkTo('undo')}\n\nIf it is, you need not do anything.\n`,
    },
    {
      to: newEmail,
      subject: 'Confirm your email address',
      text: `${hello}this address was given to your account, ${who}. Confirm that it is yours:\n${linkTo('confirm')}\n`,
    },
  ];
}
