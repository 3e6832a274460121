import type { AbilityRule } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Origin, Principal, Services } from '../../platform/call';
import { type Row, sha256 } from '../../platform/database';
import { type Allowance, originOf, takeAttempt } from '../../platform/rate-limit';
import { unauthorized } from '../../platform/refusals/refusals';
import { abilityOf } from '../session/abilityOf';
import { principalOf } from '../session/authenticate';

/** Wrong keys from one host. */
const WRONG_KEYS: Allowance = { attempts: 20, seconds: 15 * 60 };

const KEY_RULES: readonly AbilityRule[] = [{ action: 'create', subject: 'embed-session' }];

/** The server that a key belongs to: it opens embed sessions and does nothing else. @throws Refusal for a wrong or revoked key */
export async function authenticateKey({ db, clock }: Services, key: string, { address }: Origin): Promise<Principal> {
  const [row] = await db.single(sql`
    SELECT k.id AS session_id, k.name AS key_name, u.* FROM api_key k CROSS JOIN LATERAL corridor_principal(k.user_id) u
    WHERE k.key_hash = ${await sha256(key)} AND k.revoked_at IS NULL`);
  if (row) return serverOf(row);
  await takeAttempt(db, `key:address:${originOf(address).host}`, WRONG_KEYS, clock.now());
  throw unauthorized('refusals.unknownKey');
}

function serverOf(row: Row): Principal {
  const user = principalOf(row);
  const name = String(row.key_name);
  return { ...user, name, rules: KEY_RULES, ability: abilityOf(KEY_RULES), apiKeyId: user.sessionId };
}
