import {
  LINK_MINUTES,
  type PasswordByLink,
  type PasswordLink,
  type PasswordLinkKind,
  type UserInvitation,
  visibleTextOf,
} from '@corridor/core';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Call, Origin, Services } from '../../platform/call';
import { createId, type Row, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import type { Mail } from '../../platform/mail';
import { originOf, takeAttempt } from '../../platform/rate-limit';
import { conflict, unknownLink } from '../../platform/refusals/refusals';
import { keyedDigest, keyedDigests } from '../../platform/secrets';
import { audit } from '../logs';
import { createToken } from './createToken';
import { rememberNetwork } from './knownNetworks';
import { LINK_ALLOWANCE } from './limits';
import { requireGoodPassword } from './setPassword';
import { credentialTable as c, passwordLinkTable as l, userTable as u } from './table';

/** What a user has been mailed and come in by. */
export interface Invited {
  /** A user without a password is still invited. */
  readonly isAccepted: boolean;
  /** When the link that is not used yet ends; null where there is none. */
  readonly linkExpiresAt: Date | null;
}

interface Linked {
  readonly id: string;
  readonly partnerId: string;
  readonly name: string;
  readonly email: string;
}

const PURPOSE = 'password link';

/** Mails a user a link to set a password by, after the commit; the link before it ends. */
export async function mailPasswordLink(
  { tx, now, services, principal, afterCommit }: Call,
  user: Linked,
  kind: PasswordLinkKind,
  minutes: number = LINK_MINUTES,
): Promise<void> {
  const code = createToken();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const { id: userId, partnerId } = user;
  await tx
    .update(l)
    .set({ ended: 'replaced' })
    .where(and(eq(l.userId, userId), isNull(l.ended)));
  await tx.insert(l).values({
    id: createId(now.getTime()),
    partnerId,
    userId,
    kind,
    codeHash: await keyedDigest(services, PURPOSE, code),
    createdAt: now,
    expiresAt,
  });
  const about = { about: { partnerId, userId }, until: expiresAt };
  // Behind the #, which a browser sends to nobody.
  const link = `${services.publicUrl}/email#password=${code}`;
  const mail = { ...mailOf(user, { kind, by: principal, link, minutes }), ...about };
  afterCommit(() => {
    services.mailer.send(mail).catch(() => services.logger.error('mail.failed', { userId }));
  });
}

/** Reads what users have been mailed and come in by. */
export async function invitationsOf(tx: Transaction, userIds: readonly string[]): Promise<(userId: string) => Invited> {
  const [settled, links] = [
    await tx
      .select({ userId: c.userId })
      .from(c)
      .where(inArray(c.userId, [...userIds])),
    await tx
      .select({ userId: l.userId, expiresAt: l.expiresAt })
      .from(l)
      .where(and(inArray(l.userId, [...userIds]), isNull(l.ended))),
  ];
  const accepted = new Set(settled.map(({ userId }) => userId));
  const ends = new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt]));
  return (userId) => ({ isAccepted: accepted.has(userId), linkExpiresAt: ends.get(userId) ?? null });
}

/** State of an invitation at an instant. */
export function invitationAt({ isAccepted, linkExpiresAt }: Invited, now: Date): UserInvitation {
  if (isAccepted) return 'accepted';
  return linkExpiresAt !== null && linkExpiresAt > now ? 'open' : 'expired';
}

interface Found extends Linked {
  readonly linkId: string;
  readonly kind: PasswordLinkKind;
  readonly username: string;
  readonly partnerName: string;
  readonly expiresAt: Date;
}

type Visit = { readonly origin: Origin; readonly requestId: string };

/** Tells what a link is for. @throws Refusal for one that is none, or that can no longer be used */
export async function readPasswordLink(services: Services, code: string, { origin }: Visit): Promise<PasswordLink> {
  const { kind, name, username, partnerName, expiresAt } = await requireOpen(services, code, origin);
  return { kind, name, username, partnerName, expiresAt: expiresAt.toISOString() };
}

/** Sets a password by a link, which is used up by it and proves that its user reads the address. @throws Refusal as `readPasswordLink`, and for an unfit password */
export async function setPasswordByLink(
  services: Services,
  { code, newPassword }: PasswordByLink,
  { origin, requestId }: Visit,
): Promise<void> {
  const { db, clock, passwords } = services;
  const link = await requireOpen(services, code, origin);
  requireGoodPassword(newPassword, link.username);
  const passwordHash = await passwords.hash(newPassword);
  const now = clock.now();
  const { id: userId, partnerId, linkId } = link;
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    // Before the link, as whoever mails another one does: of both, one waits.
    await tx.select({ id: u.id }).from(u).where(eq(u.id, userId)).for('no key update');
    const isOpen = and(eq(l.id, linkId), isNull(l.ended), gt(l.expiresAt, now));
    const used = await tx.update(l).set({ ended: 'used' }).where(isOpen).returning({ id: l.id });
    if (used.length === 0) throw await whyOver(tx, linkId);
    const own = { passwordHash, easy: false, changedAt: now };
    await tx
      .insert(c)
      .values({ userId, partnerId, ...own })
      .onConflictDoUpdate({ target: c.userId, set: own });
    await tx.update(u).set({ confirmedAt: now }).where(eq(u.id, userId));
    await rememberNetwork(tx, userId, originOf(origin.address).network, now);
    const actor = { principal: { userId, partnerId, name: link.name }, now, origin, requestId };
    const action = link.kind === 'invitation' ? 'acceptInvitation' : 'resetPassword';
    await audit(tx, actor, { action, subject: 'session', subjectId: userId });
  });
}

async function requireOpen(services: Services, code: string, { address }: Origin): Promise<Found> {
  const now = services.clock.now();
  const hashes = await keyedDigests(services, PURPOSE, code);
  const any = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  const [row] = await services.db.single(sql`
    SELECT l.id AS link_id, l.kind, l.ended, to_json(l.expires_at) #>> '{}' AS expires_at, u.id, u.partner_id, u.name, u.email, u.username, u.enabled, p.name AS partner_name
    FROM password_link l JOIN app_user u ON u.id = l.user_id JOIN partner p ON p.id = u.partner_id WHERE l.code_hash IN (${any})`);
  if (!row) await takeAttempt(services.db, `link:${originOf(address).network}`, LINK_ALLOWANCE, now);
  if (row?.enabled !== true) throw unknownLink();
  if (row.ended !== null) throw over(String(row.ended));
  const found = foundOf(row);
  if (found.expiresAt <= now) throw conflict('refusals.linkExpired');
  return found;
}

async function whyOver(tx: Transaction, linkId: string) {
  const [link] = await tx.select({ ended: l.ended }).from(l).where(eq(l.id, linkId));
  return link?.ended ? over(link.ended) : conflict('refusals.linkExpired');
}

const over = (ended: string) => conflict(ended === 'used' ? 'refusals.linkUsed' : 'refusals.linkReplaced');

function foundOf(row: Row): Found {
  const text = (name: string) => String(row[name]);
  return {
    linkId: text('link_id'),
    kind: row.kind === 'invitation' ? 'invitation' : 'reset',
    expiresAt: new Date(text('expires_at')),
    id: text('id'),
    partnerId: text('partner_id'),
    name: text('name'),
    email: text('email'),
    username: text('username'),
    partnerName: text('partner_name'),
  };
}

interface LinkFacts {
  readonly kind: PasswordLinkKind;
  readonly by: { readonly name: string; readonly partnerName: string };
  readonly link: string;
  readonly minutes: number;
}

function mailOf(
  { email, name }: Linked,
  { kind, by, link, minutes }: LinkFacts,
): Pick<Mail, 'to' | 'subject' | 'text'> {
  const hello = `Hello ${visibleTextOf(name)},\n\n`;
  const [who, company] = [visibleTextOf(by.name), visibleTextOf(by.partnerName)];
  const life = `The link works once, within ${lifeOf(minutes)}.`;
  if (kind === 'invitation')
    return {
      to: email,
      subject: `Your invitation to ${company}`,
      text: `${hello}${who} invites you to the back office of ${company}. Choose a password of your own:\n${link}\n\n${life} If you do not know what this is about, you need not do anything.\n`,
    };
  return {
    to: email,
    subject: 'Set a new password',
    text: `${hello}${who} has reset your password, and the former one no longer works. Choose a new one:\n${link}\n\n${life}\n`,
  };
}

function lifeOf(minutes: number): string {
  if (minutes % 60 !== 0 || minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
