import { canonicalEmail, visibleTextOf } from '@corridor/core';
import { eq, or, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import { createId, type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import type { Mail, Mailer } from '../../platform/mail';
import type { PasswordHasher } from '../../platform/ports/PasswordHasher';
import { credentialTable, resetCodeTable, userTable as u, userRoleTable } from '../session/table';
import {
  type Administrator,
  administratorRole,
  administratorsOf,
  type Company,
  commandActor,
  type Informed,
  inform,
  requireCompany,
} from './companies';
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
export interface Recovered extends Informed {
  /** Has to be changed at sign-in. */
  readonly password: string;
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
    const others = (await administratorsOf(tx, company)).filter(({ id }) => id !== userId);
    return { company, others };
  });
  const mails = others.map((other) => mailOf(other, company, email));
  return { password, ...(await inform(mailer, mails)) };
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

function mailOf({ name, email }: Administrator, company: Company, recovered: string): Mail {
  return {
    to: email,
    subject: 'An administrator was recovered',
    text: `Hello ${visibleTextOf(name)},\n\non the server itself, ${recovered} was made an administrator of ${visibleTextOf(company.name)} with a first password. Sessions that this user had were ended.\n\nIf none of you asked for this, speak to whoever runs the server at once.\n`,
  };
}
