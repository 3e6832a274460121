import type { AbilityRule } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { unauthorized } from '../app/refusals';
import type { Principal, Services } from '../call';
import { type Database, type Row, sha256 } from '../database';
import { abilityOf } from './abilityOf';
import { IDLE_SECONDS, SEEN_EVERY_SECONDS } from './limits';

/** Whom a token belongs to. @throws Refusal when there is none, or its session has ended */
export async function authenticate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | null,
): Promise<Principal> {
  if (!token || token.length > 128) throw unauthorized();
  const now = clock.now().toISOString();
  const [row] = await db.single(
    sql`SELECT * FROM corridor_session(${await sha256(token)}, ${now}, ${IDLE_SECONDS}, ${SEEN_EVERY_SECONDS})`,
  );
  if (!row) throw unauthorized();
  if (row.stale === true) await db.single(sql`UPDATE session SET seen_at = ${now} WHERE id = ${row.session_id}`);
  return principalOf(row);
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
    merchants: null,
  };
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

// Rules enter the table through a schema only; a user's are those of all its roles, one list per role.
function rulesOf(value: unknown): AbilityRule[] {
  return Array.isArray(value) ? (value.flat() as AbilityRule[]) : [];
}
