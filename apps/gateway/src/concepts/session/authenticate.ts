import type { AbilityRule } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Principal, PrincipalPolicy, Services } from '../../platform/call';
import { type Database, type Row, sha256 } from '../../platform/database';
import { TOKEN_MAX_LENGTH } from '../../platform/http/requestFacts';
import { passwordChangeRequired, unauthorized } from '../../platform/refusals/refusals';
import { abilityOf } from './abilityOf';
import { IDLE_SECONDS, SEEN_EVERY_SECONDS } from './limits';

/** Whom a token belongs to. @throws Refusal when there is none, its session has ended, or its user must change the password first */
export async function authenticate(services: SessionServices, token: string | null): Promise<Principal> {
  const principal = await authenticateSession(services, token);
  if (principal.easyPassword) throw passwordChangeRequired();
  return principal;
}

type SessionServices = Pick<Services, 'db' | 'clock'>;

/** The same without counting as use of the session: for what a page asks for by itself. @throws Refusal as `authenticate` */
export async function authenticateQuietly({ db, clock }: SessionServices, token: string | null): Promise<Principal> {
  const principal = principalOf(await sessionRow(db, clock.now(), token));
  if (principal.easyPassword) throw passwordChangeRequired();
  return principal;
}

/** The same for calls about the session itself, which is open to who must change the password. @throws Refusal when there is none, or its session has ended */
export async function authenticateSession({ db, clock }: SessionServices, token: string | null): Promise<Principal> {
  const now = clock.now();
  const row = await sessionRow(db, now, token);
  if (row.stale === true)
    await db.single(sql`UPDATE session SET seen_at = ${now.toISOString()} WHERE id = ${row.session_id}`);
  return principalOf(row);
}

async function sessionRow(db: Database, now: Date, token: string | null): Promise<Row> {
  if (!token || token.length > TOKEN_MAX_LENGTH) throw unauthorized();
  const at = now.toISOString();
  const [row] = await db.single(
    sql`SELECT * FROM corridor_session(${await sha256(token)}, ${at}, ${IDLE_SECONDS}, ${SEEN_EVERY_SECONDS})`,
  );
  if (!row) throw unauthorized();
  return row;
}

/** A user as its own calls would know it, for work done in its name; null when it is gone or disabled. */
export async function principalOfUser(db: Database, userId: string): Promise<Principal | null> {
  const [row] = await db.single(sql`SELECT ${userId}::text AS session_id, u.* FROM corridor_principal(${userId}) u`);
  return row ? principalOf(row) : null;
}

/** A principal of a row of `corridor_principal` that has a `session_id` beside it. */
export function principalOf(row: Row): Principal {
  const text = (name: string) => String(row[name]);
  const rules = rulesOf(row.rules);
  return {
    sessionId: text('session_id'),
    userId: text('user_id'),
    partnerId: text('partner_id'),
    partnerName: text('partner_name'),
    username: text('username'),
    name: text('name'),
    email: text('email'),
    roles: namesOf(row.roles),
    rules,
    ability: abilityOf(rules),
    easyPassword: row.easy === true,
    apiKeyId: null,
    policies: policiesOf(row.policies),
    readOnly: false,
    merchants: null,
    page: null,
  };
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

// The database makes them of a table's columns.
function policiesOf(value: unknown): PrincipalPolicy[] {
  return Array.isArray(value) ? (value as PrincipalPolicy[]) : [];
}

// Rules enter the table through a schema only; a user's are those of all its roles, one list per role.
function rulesOf(value: unknown): AbilityRule[] {
  return Array.isArray(value) ? (value.flat() as AbilityRule[]) : [];
}
