// What the account loses, in its currency: all that is sold, or what is sent with the fee beside it.
const DEBITED = 'coalesce(o.sell_amount + o.exchange_fee, o.amount + o.sender_fee)';

const booked = (where: string) => `coalesce(sum(e.amount) FILTER (WHERE ${where}), 0)`;

/** What must never be found between outgoing orders and the ledger, each with a query that finds it. */
export const orderBreaches: Readonly<Record<string, string>> = {
  'orders: what is set aside is not what an open order debits': `SELECT FROM ledger_hold h FULL JOIN outgoing_order o ON o.hold_id = h.id
     WHERE coalesce(h.kind, o.kind) IN ('payment-order', 'withdrawal-order')
     AND (o.id IS NULL OR h.id IS NULL OR h.amount <> ${DEBITED} OR (h.status = 'pending') <> (o.status = 1))`,
  'orders: one was booked that no bank has accepted, or one that a bank has accepted was not':
    'SELECT id FROM outgoing_order WHERE (status >= 3) <> (transfer_id IS NOT NULL)',
  'orders: what was debited is not what was sent and its fees': `SELECT o.id FROM outgoing_order o
     LEFT JOIN ledger_entry e ON e.transfer_id = o.transfer_id LEFT JOIN ledger_account a ON a.id = e.account_id
     WHERE o.status >= 3 GROUP BY o.id
     HAVING ${booked("a.kind = 'available'")} <> -${DEBITED}
       OR ${booked("a.kind = 'clearing'")} <> o.amount + o.sender_fee - o.fee
       OR ${booked("a.kind = 'fees' AND e.currency = o.currency")} <> o.fee
       OR ${booked("a.kind = 'fees' AND e.currency <> o.currency")} <> coalesce(o.exchange_fee, 0)`,
  'orders: one was refunded without its posting reversed, or reversed without a refund': `SELECT o.id FROM outgoing_order o
     WHERE (o.status = 5) <> EXISTS (SELECT FROM ledger_transfer t WHERE t.reverses = o.transfer_id
       AND NOT EXISTS (SELECT FROM ledger_refusal r WHERE r.transfer_id = t.id))`,
};
