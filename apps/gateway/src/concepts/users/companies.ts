import { type AbilityRule, SERVICE_NAME } from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import { createId, type Transaction } from '../../platform/database';
import { DEMO_ROLES } from '../session/demoRoles';
import { partnerTable as p, roleTable as r } from '../session/table';

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
export function isEverything(rules: readonly AbilityRule[]): boolean {
  const [rule, more] = rules;
  return rule?.action === EVERYTHING.action && rule.subject === EVERYTHING.subject && !rule.inverted && !more;
}

/** Actor of a command that is given on the server itself. */
export function commandActor(partnerId: string, now: Date): Actor {
  return { ...systemActor(partnerId, SERVICE_NAME, now), origin: { address: null, userAgent: 'npm run admin' } };
}
