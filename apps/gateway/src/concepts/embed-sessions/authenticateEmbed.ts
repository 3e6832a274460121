import { EMBED_COMPONENTS, grantsOf, narrowRules } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Principal, Services } from '../../platform/call';
import { type Row, sha256 } from '../../platform/database';
import { unauthorized } from '../../platform/refusals/refusals';
import { abilityOf } from '../session/abilityOf';
import { principalOf } from '../session/authenticate';

/** The page that an embed token belongs to: the user's rules of this moment, within what the session was opened for. @throws Refusal when it has ended */
export async function authenticateEmbed({ db, clock }: Services, token: string): Promise<Principal> {
  const now = clock.now().toISOString();
  const [row] = await db.single(sql`
    SELECT e.id AS session_id, e.components, e.actions, e.merchants, e.expires_at <= ${now}::timestamptz AS ended,
      coalesce(k.name, u.name) AS actor, u.*
    FROM embed_session e CROSS JOIN LATERAL corridor_principal(e.user_id) u LEFT JOIN api_key k ON k.id = e.api_key_id
      LEFT JOIN session s ON s.id = e.session_id
    WHERE e.token_hash = ${await sha256(token)} AND k.revoked_at IS NULL AND (e.session_id IS NULL OR s.expires_at > ${now}::timestamptz)`);
  if (!row) throw unauthorized();
  if (row.ended === true) throw unauthorized('refusals.embedSessionEnded');
  const user = principalOf(row);
  const named = textsOf(row, 'components') ?? [];
  const components = EMBED_COMPONENTS.filter((component) => named.includes(component));
  const page = { components, grants: grantsOf(components, textsOf(row, 'actions')) };
  const rules = narrowRules(user.rules, page.grants);
  const merchants = textsOf(row, 'merchants');
  return { ...user, name: String(row.actor), rules, ability: abilityOf(rules), merchants, page };
}

function textsOf(row: Row, name: string): string[] | null {
  const value = row[name];
  return Array.isArray(value) ? value.map(String) : null;
}
