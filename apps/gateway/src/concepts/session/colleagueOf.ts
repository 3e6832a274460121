import { sql } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import { execute, type Transaction } from '../../platform/database';
import { principalOf } from './authenticate';

/** A user of the caller's partner as its own calls would know it now, with the ids of its roles. */
export interface Colleague {
  readonly principal: Principal;
  readonly roleIds: readonly string[];
}

/** A user of the caller's partner; null when it is gone or disabled. */
export async function colleagueOf(tx: Transaction, userId: string): Promise<Colleague | null> {
  const [found] = await execute(
    tx,
    sql`SELECT ${userId}::text AS session_id, to_jsonb(u.role_ids) AS role_list, u.*
      FROM corridor_colleague(${userId}::uuid) u`,
    (row) => ({
      principal: principalOf(row),
      roleIds: Array.isArray(row.role_list) ? row.role_list.map(String) : [],
    }),
  );
  return found ?? null;
}
