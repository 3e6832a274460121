/** What must never be found between transactions and the ledger, each with a query that finds it. */
export const transactionBreaches: Readonly<Record<string, string>> = {
  'transactions: one does not say what its posting did to the account': `SELECT t.id FROM account_transaction t
     JOIN account a ON a.id = t.account_id LEFT JOIN ledger_entry e ON e.transfer_id = t.transfer_id
       AND e.account_id = CASE t.component WHEN 'available' THEN a.available_id ELSE a.pending_id END
     WHERE t.transfer_id IS NOT NULL GROUP BY t.id
     HAVING sum(e.amount) IS DISTINCT FROM t.balance_change
       OR (array_agg(e.balance_after ORDER BY e.seq DESC))[1] IS DISTINCT FROM t.balance_after`,
};
