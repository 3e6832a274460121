import type { RunSql } from '../../platform/database';
import type { WireReceipt } from './wire';

/** Every posting that is in the books, by its request id, as it was answered. */
export async function readAcknowledged(run: RunSql): Promise<Map<string, WireReceipt>> {
  const rows = await run(`
    SELECT t.id, t.request_id, json_agg(json_build_object('accountId', e.account_id, 'seq', e.seq::text,
      'amount', json_build_object('currency', e.currency, 'minor', e.amount::text),
      'balanceAfter', json_build_object('currency', e.currency, 'minor', e.balance_after::text)) ORDER BY e.account_id, e.seq) AS entries
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id GROUP BY t.id`);
  return new Map(
    rows.map((row) => [String(row.request_id), { transferId: String(row.id), entries: entriesOf(row.entries) }]),
  );
}

// The query above builds this list.
function entriesOf(entries: unknown): WireReceipt['entries'] {
  return entries as WireReceipt['entries'];
}
