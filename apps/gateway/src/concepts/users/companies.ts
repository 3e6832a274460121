import { type AbilityRule, SERVICE_NAME } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import { createId, type Transaction } from '../../platform/database';
import type { Mail, Mailer } from '../../platform/mail';
import { DEMO_ROLES } from '../session/demoRoles';
import { partnerTable as p, roleTable as r, userTable as u, userRoleTable } from '../session/table';

/** The rule of a role that may do everything. */
const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };

/** A company that is operated here: a partner. */
export interface Company {
  readonly id: string;
  readonly name: string;
}

/** Companies of a name, in any case of letters. Of two commands about companies, one waits for the other. */
export async function companiesNamed(tx: Transaction, name: string): Promise<Company[]> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('corridor companies'))`);
  return tx.select({ id: p.id, name: p.name }).from(p).where(sql`lower(${p.name}) = lower(${name})`);
}

/** The company of a name. @throws Error that says what to do when there is none, or more than one */
export async function requireCompany(tx: Transaction, name: string): Promise<Company> {
  const [found, other] = await companiesNamed(tx, name);
  if (!found) throw new Error(`there is no company ${name} here: write its name as the back office shows it`);
  if (other) throw new Error(`there are several companies ${name} here: rename one in table partner first`);
  return found;
}

/** The role of a company that may do everything; made where there is none. */
export async function administratorRole(tx: Transaction, partnerId: string, now: Date): Promise<string> {
  const roles = await tx.select().from(r).where(eq(r.partnerId, partnerId)).orderBy(r.createdAt, r.id);
  const found = roles.find(({ rules }) => isEverything(rules));
  if (found) return found.id;
  const names = roles.map(({ name }) => name.toLowerCase());
  const name = ['administrator', 'administrator (recovered)'].find((free) => !names.includes(free));
  const id = createId();
  const named = { id, partnerId, name: name ?? `administrator (${id})`, createdAt: now };
  await tx.insert(r).values({ ...named, ...DEMO_ROLES.administrator });
  return id;
}

/** Returns true if rules allow everything and take nothing back. */
function isEverything(rules: readonly AbilityRule[]): boolean {
  const [rule, more] = rules;
  return rule?.action === EVERYTHING.action && rule.subject === EVERYTHING.subject && !rule.inverted && !more;
}

/** An administrator as mails address one. */
export interface Administrator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Users of a company who may sign in and may do everything. */
export async function administratorsOf(tx: Transaction, { id }: Company): Promise<Administrator[]> {
  const held = await tx
    .select({ id: u.id, name: u.name, email: u.email, rules: r.rules })
    .from(u)
    .innerJoin(userRoleTable, eq(userRoleTable.userId, u.id))
    .innerJoin(r, eq(r.id, userRoleTable.roleId))
    .where(and(eq(u.partnerId, id), eq(u.enabled, true)));
  const administrators = held.filter(({ rules }) => isEverything(rules));
  return [...new Map(administrators.map((user) => [user.id, user])).values()];
}

/** Addresses that were told by mail, and those that could not be. */
export interface Informed {
  readonly told: readonly string[];
  readonly untold: readonly string[];
}

/** Sends mails, as far as that is possible; without a mailer nobody is told. */
export async function inform(mailer: Mailer | null, mails: readonly Mail[]): Promise<Informed> {
  const isTold = await Promise.all(mails.map((mail) => isSent(mailer, mail)));
  const addresses = (whether: boolean) => mails.filter((_, index) => isTold[index] === whether).map(({ to }) => to);
  return { told: addresses(true), untold: addresses(false) };
}

async function isSent(mailer: Mailer | null, mail: Mail): Promise<boolean> {
  if (!mailer) return false;
  return mailer.send(mail).then(
    () => true,
    () => false,
  );
}

/** Actor of a command that is given on the server itself. */
export function commandActor(partnerId: string, now: Date): Actor {
  return { ...systemActor(partnerId, SERVICE_NAME, now), origin: { address: null, userAgent: 'npm run admin' } };
}
