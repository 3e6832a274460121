import { canonicalEmail, visibleTextOf } from '@corridor/core';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import { createId, type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import type { Mail, Mailer } from '../../platform/mail';
import type { PasswordHasher } from '../../platform/ports/PasswordHasher';
import { credentialTable, resetCodeTable, roleTable, userTable as u, userRoleTable } from '../session/table';
import { administratorRole, type Company, commandActor, isEverything, requireCompany } from './companies';
import { createPassword } from './createPassword';

/** What an administrator is recovered with. */
export interface Recovering {
  readonly db: Database;
  readonly passwords: PasswordHasher;
  /** Null: nobody can be told. */
  readonly mailer: Mailer | null;
  readonly now?: Date;
}

/** An administrator who is lost, or who takes the place of one. */
export interface LostAdministrator {
  readonly partnerName: string;
  readonly email: string;
}

/** What a recovery leaves. */
export interface Recovered {
  /** Has to be changed at sign-in. */
  readonly password: string;
  /** Addresses of other administrators who were told by mail, and of those who could not be. */
  readonly told: readonly string[];
  readonly untold: readonly string[];
}

/**
 * Gives a company an administrator anew: the user of an email, or a new one, gets a first password and the role that may do everything;
 * sessions and codes of the user end, and the other administrators are told. @throws Error for an unknown company, or an email of another one
 */
export async function recoverAdministrator(
  { db, passwords, mailer, now = new Date() }: Recovering,
  { partnerName, email: typed }: LostAdministrator,
): Promise<Recovered> {
  const email = canonicalEmail(typed);
  const password = createPassword();
  const credential = { passwordHash: await passwords.hash(password), easy: true, changedAt: now };
  const { company, others } = await db.transaction(SERVICE_SCOPE, async (tx) => {
    const company = await requireCompany(tx, partnerName);
    const userId = await userOf(tx, company, email, now);
    const roleId = await administratorRole(tx, company.id, now);
    await tx.update(u).set({ enabled: true, confirmedAt: now }).where(eq(u.id, userId));
    // The database ends the sessions of a user whose credential changes.
    await tx
      .insert(credentialTable)
      .values({ userId, partnerId: company.id, ...credential })
      .onConflictDoUpdate({ target: credentialTable.userId, set: credential });
    await tx.delete(resetCodeTable).where(eq(resetCodeTable.userId, userId));
    await tx.insert(userRoleTable).values({ userId, roleId, partnerId: company.id }).onConflictDoNothing();
    const after = { username: email, roleIds: [roleId] };
    const entry = { action: 'recover', subject: 'user', subjectId: userId, after } as const;
    await audit(tx, commandActor(company.id, now), entry);
    return { company, others: await administratorsBeside(tx, company, userId) };
  });
  const mails = others.map((other) => mailOf(other, company, email));
  const isTold = await Promise.all(mails.map((mail) => isSent(mailer, mail)));
  const addresses = (whether: boolean) => mails.filter((_, index) => isTold[index] === whether).map(({ to }) => to);
  return { password, told: addresses(true), untold: addresses(false) };
}

async function userOf(tx: Transaction, { id: partnerId }: Company, email: string, createdAt: Date): Promise<string> {
  const isMeant = or(sql`lower(${u.email}) = lower(${email})`, sql`lower(${u.username}) = lower(${email})`);
  const found = await tx.select({ id: u.id, partnerId: u.partnerId }).from(u).where(isMeant).for('no key update');
  if (found.some((user) => user.partnerId !== partnerId) || found.length > 1)
    throw new Error(`${email} signs in here already, as somebody else: name another address`);
  const [user] = found;
  if (user) return user.id;
  const id = createId();
  await tx.insert(u).values({ id, partnerId, username: email, email, name: email, createdAt });
  return id;
}

interface Told {
  readonly name: string;
  readonly email: string;
}

async function administratorsBeside(tx: Transaction, { id }: Company, userId: string): Promise<Told[]> {
  const held = await tx
    .select({ id: u.id, name: u.name, email: u.email, rules: roleTable.rules })
    .from(u)
    .innerJoin(userRoleTable, eq(userRoleTable.userId, u.id))
    .innerJoin(roleTable, eq(roleTable.id, userRoleTable.roleId))
    .where(and(eq(u.partnerId, id), eq(u.enabled, true), ne(u.id, userId)));
  const administrators = held.filter(({ rules }) => isEverything(rules));
  return [...new Map(administrators.map((user) => [user.id, user])).values()];
}

function mailOf({ name, email }: Told, company: Company, recovered: string): Mail {
  return {
    to: email,
    subject: 'An administrator was recovered',
    text: `Hello ${visibleTextOf(name)},\n\non the server itself, ${recovered} was made an administrator of ${visibleTextOf(company.name)} with a first password. Sessions that this user had were ended.\n\nIf none of you asked for this, speak to whoever runs the server at once.\n`,
  };
}

async function isSent(mailer: Mailer | null, mail: Mail): Promise<boolean> {
  if (!mailer) return false;
  return mailer.send(mail).then(
    () => true,
    () => false,
  );
}
