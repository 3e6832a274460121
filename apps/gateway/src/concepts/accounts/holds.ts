import type { AccountHold } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { execute, type Row } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import { accountRecord } from './listing';

const MOST = 500;

/** What is set aside on an account now, oldest first, and what set it aside. @throws Refusal when there is no such account */
export async function accountHolds(call: Call, id: string): Promise<AccountHold[]> {
  const account = await accountRecord.find(call, id);
  const source = sql`(SELECT coalesce(t.meta->>'order', t.meta->>'authorization') FROM ledger_transfer t
    WHERE t.hold_id = h.id AND t.operation = 'hold')`;
  return execute(
    call.tx,
    sql`SELECT h.id, h.kind, ${source} AS source, h.placed_at, h.expires_at, h.amount - h.captured AS open
      FROM ledger_hold h
      WHERE h.account_id = ${account.availableId} AND h.status IN ('pending', 'partly_captured') AND h.amount > h.captured
      ORDER BY h.placed_at, h.id LIMIT ${MOST}`,
    (row) => toHold(row, account.currency),
  );
}

function toHold({ id, kind, source, open, placed_at, expires_at }: Row, currency: string): AccountHold {
  const instant = (value: unknown) => new Date(String(value)).toISOString();
  return {
    id: String(id),
    kind: String(kind),
    sourceId: source === null ? null : String(source),
    amount: wireMoney(BigInt(String(open)), currency),
    placedAt: instant(placed_at),
    expiresAt: expires_at === null ? null : instant(expires_at),
  };
}
