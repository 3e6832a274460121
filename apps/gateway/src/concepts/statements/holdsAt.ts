import type { StatementHold } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { execute, type Row, type Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import type { StoredStatement } from './table';

const MOST = 500;

/** What was set aside on a statement's account when its period ended, as far as it was neither taken nor let go by then. */
export function holdsAt(tx: Transaction, { accountId, to, currency }: StoredStatement): Promise<StatementHold[]> {
  const end = sql`${to.toISOString()}::timestamptz`;
  const steps = sql`FROM ledger_transfer t WHERE t.hold_id = h.id AND NOT EXISTS (SELECT FROM ledger_refusal r WHERE r.transfer_id = t.id)`;
  const taken = sql`coalesce((SELECT -sum(e.amount) FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
    WHERE t.hold_id = h.id AND e.account_id = h.account_id AND e.booked_at < ${end}), 0)`;
  return execute(
    tx,
    sql`SELECT * FROM (
        SELECT h.id, h.kind, h.placed_at, h.expires_at, h.amount - ${taken} AS open
        FROM account a JOIN ledger_hold h ON h.account_id = a.available_id
        WHERE a.id = ${accountId} AND h.placed_at < ${end}
          AND NOT EXISTS (SELECT ${steps} AND t.operation IN ('void', 'expire') AND t.requested_at < ${end})
          AND (h.status <> 'captured' OR EXISTS (SELECT ${steps} AND t.operation = 'capture' AND t.requested_at >= ${end}))
      ) held WHERE open > 0 ORDER BY placed_at, id LIMIT ${MOST}`,
    (row) => toHold(row, currency),
  );
}

function toHold({ id, kind, open, placed_at: placedAt, expires_at: expiresAt }: Row, currency: string): StatementHold {
  const amount = wireMoney(BigInt(String(open)), currency);
  const instant = (value: unknown) => new Date(String(value)).toISOString();
  return {
    id: String(id),
    kind: String(kind),
    amount,
    placedAt: instant(placedAt),
    expiresAt: expiresAt === null ? null : instant(expiresAt),
  };
}
