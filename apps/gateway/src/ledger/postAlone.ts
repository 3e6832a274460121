import { sql } from 'drizzle-orm';
import { APP_ROLE, type Database } from '../platform/database';
import { readAnswer } from './callLedger';
import type { PostRequest, Receipt } from './contract';
import { toLegs, toMeta, toReceipt } from './receipt';

/**
 * Books a transfer that is a transaction of its own, in one round trip: the statement enters the partner's scope before it
 * calls the ledger, and both end with it. @throws LedgerRefusal as `post` does
 */
export async function postAlone(db: Database, userId: string, request: PostRequest): Promise<Receipt> {
  const { partnerId, requestId, kind, legs, at } = request;
  // OFFSET 0 keeps the scope a step of its own, taken first.
  const rows = await db.single(sql`
    SELECT ledger_post(${partnerId}::uuid, ${requestId}::text, ${kind}::text, ${toLegs(legs)}::jsonb, ${toMeta(request)}::jsonb,
      ${at.toISOString()}::timestamptz) AS answer
    FROM (SELECT set_config('role', ${APP_ROLE}, true), set_config('corridor.partner', ${partnerId}, true),
      set_config('corridor.user', ${userId}, true) OFFSET 0) AS scope`);
  return toReceipt(readAnswer(rows));
}
