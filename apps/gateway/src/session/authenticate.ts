import type { AbilityRule } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { unauthorized } from '../app/refusals';
import type { Principal, Services } from '../call';
import { type Database, type Row, sha256 } from '../database';
import { abilityOf } from './abilityOf';
import { IDLE_SECONDS, SEEN_EVERY_SECONDS } from './limits';

const USER = sql`u.id AS user_id, u.partner_id, u.username, u.name, u.email, p.name AS partner_name, c.easy,
      ARRAY(SELECT r.name FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id ORDER BY r.name) AS roles,
      (SELECT jsonb_agg(r.rules || coalesce((SELECT jsonb_agg(p.rule ORDER BY p.sort, p.id) FROM role_permission rp
        JOIN permission p ON p.id = rp.permission_id WHERE rp.role_id = r.id), '[]') ORDER BY r.name)
        FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS rules`;

/** Whom a token belongs to. @throws Refusal when there is none, or its session has ended */
export async function authenticate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | null,
): Promise<Principal> {
  if (!token || token.length > 128) throw unauthorized();
  const now = clock.now();
  const [row] = await db.single(sql`
    SELECT s.id AS session_id, s.seen_at < ${now.toISOString()}::timestamptz - make_interval(secs => ${SEEN_EVERY_SECONDS}) AS stale,
      ${USER}
    FROM session s JOIN app_user u ON u.id = s.user_id JOIN partner p ON p.id = u.partner_id JOIN credential c ON c.user_id = u.id
    WHERE s.token_hash = ${await sha256(token)} AND u.enabled AND s.expires_at > ${now.toISOString()}::timestamptz
      AND s.seen_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${IDLE_SECONDS})`);
  if (!row) throw unauthorized();
  if (row.stale === true) {
    await db.single(sql`UPDATE session SET seen_at = ${now.toISOString()} WHERE id = ${row.session_id}`);
  }
  return principalOf(row);
}

/** A user as its own calls would know it, for work done in its name; null when it is gone or disabled. */
export async function principalOfUser(db: Database, userId: string): Promise<Principal | null> {
  const [row] = await db.single(sql`
    SELECT ${userId}::text AS session_id, ${USER}
    FROM app_user u JOIN partner p ON p.id = u.partner_id JOIN credential c ON c.user_id = u.id
    WHERE u.id = ${userId} AND u.enabled`);
  return row ? principalOf(row) : null;
}

function principalOf(row: Row): Principal {
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
  };
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

// Rules enter the table through a schema only; a user's are those of all its roles, one list per role.
function rulesOf(value: unknown): AbilityRule[] {
  return Array.isArray(value) ? (value.flat() as AbilityRule[]) : [];
}
