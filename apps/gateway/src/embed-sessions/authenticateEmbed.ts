import { EMBED_COMPONENTS, grantsOf, narrowRules } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { unauthorized } from '../app/refusals';
import type { Principal, Services } from '../call';
import { type Row, sha256 } from '../database';
import { abilityOf } from '../session/abilityOf';
import { principalOf } from '../session/authenticate';

/** The page that an embed token belongs to: the user's rules of this moment, within what the session was opened for. @throws Refusal when it has ended */
export async function authenticateEmbed({ db, clock }: Services, token: string): Promise<Principal> {
  const [row] = await db.single(sql`
    SELECT e.id AS session_id, e.components, e.actions, e.merchants, e.expires_at <= ${clock.now().toISOString()}::timestamptz AS ended,
      coalesce(k.name, u.name) AS actor, u.*
    FROM embed_session e CROSS JOIN LATERAL corridor_principal(e.user_id) u LEFT JOIN api_key k ON k.id = e.api_key_id
    WHERE e.token_hash = ${await sha256(token)} AND k.revoked_at IS NULL`);
  if (!row) throw unauthorized();
  if (row.ended === true) throw unauthorized('This embed session has ended');
  const user = principalOf(row);
  const named = textsOf(row, 'components') ?? [];
  const components = EMBED_COMPONENTS.filter((component) => named.includes(component));
  const rules = narrowRules(user.rules, grantsOf(components, textsOf(row, 'actions')));
  return { ...user, name: String(row.actor), rules, ability: abilityOf(rules), merchants: textsOf(row, 'merchants') };
}

function textsOf(row: Row, name: string): string[] | null {
  const value = row[name];
  return Array.isArray(value) ? value.map(String) : null;
}
