/** What must never be found in the ledger, each with a query that finds it. */
export const ledgerBreaches: Readonly<Record<string, string>> = {
  'conservation: a transfer does not sum to zero in a currency':
    'SELECT transfer_id FROM ledger_entry GROUP BY transfer_id, currency HAVING sum(amount) <> 0',
  'conservation: the balances of a currency do not sum to zero':
    'SELECT partner_id FROM ledger_account GROUP BY partner_id, currency HAVING sum(balance) <> 0',
  'components: an amount that counts up is below zero':
    'SELECT id FROM ledger_account WHERE held < 0 OR last_seq < 0 UNION ALL SELECT id FROM ledger_hold WHERE captured < 0 OR captured > amount',
  'derived identity: a balance is not the sum of its entries': `SELECT a.id FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
     GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)`,
  'derived identity: balance_after is not the running sum': `SELECT FROM (SELECT balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY seq) AS running FROM ledger_entry) e
     WHERE balance_after <> running`,
  'derived identity: entries are not counted without a gap': `SELECT a.id FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
     GROUP BY a.id HAVING a.last_seq <> count(e.seq) OR a.last_seq <> coalesce(max(e.seq), 0)`,
  'derived identity: entries go back in time': `SELECT FROM (SELECT booked_at, lag(booked_at) OVER (PARTITION BY account_id ORDER BY seq) AS before FROM ledger_entry) e
     WHERE booked_at < before`,
  'overdraft: what is available is below zero':
    'SELECT id FROM ledger_account WHERE balance - held < 0 AND NOT allow_negative',
  'holds: what is held is not the sum of open holds': `SELECT a.id FROM ledger_account a
     LEFT JOIN ledger_hold h ON h.account_id = a.id AND h.status IN ('pending', 'partly_captured')
     GROUP BY a.id HAVING a.held <> coalesce(sum(h.amount - h.captured), 0)`,
  'holds: what was captured is not what its transfers took': `SELECT h.id FROM ledger_hold h LEFT JOIN ledger_transfer t ON t.hold_id = h.id AND t.operation = 'capture'
     LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.account_id = h.account_id
     GROUP BY h.id HAVING h.captured <> coalesce(-sum(e.amount), 0)`,
  'rejection atomicity: a refused request moved something':
    'SELECT transfer_id FROM ledger_refusal JOIN ledger_entry USING (transfer_id)',
  'rejection atomicity: a request that moves money moved none': `SELECT id FROM ledger_transfer t WHERE operation IN ('post', 'capture', 'reverse')
     AND NOT EXISTS (SELECT FROM ledger_refusal r WHERE r.transfer_id = t.id)
     AND (SELECT count(*) FROM ledger_entry e WHERE e.transfer_id = t.id) < 2`,
  'requests: a request id was applied twice':
    'SELECT request_id FROM ledger_transfer GROUP BY partner_id, principal, request_id HAVING count(*) > 1',
  'requests: a transfer was reversed twice': `SELECT reverses FROM ledger_transfer t WHERE reverses IS NOT NULL
     AND NOT EXISTS (SELECT FROM ledger_refusal r WHERE r.transfer_id = t.id) GROUP BY reverses HAVING count(*) > 1`,
};
