/** What must never be found between transfer orders and their transactions, each with a query that finds it. */
export const transferOrderBreaches: Readonly<Record<string, string>> = {
  'transfers: what left one account is not what reached the other in one posting': `SELECT o.id FROM transfer_order o
     LEFT JOIN account_transaction away ON away.id = o.out_transaction_id AND away.account_id = o.from_account_id
     LEFT JOIN account_transaction here ON here.id = o.in_transaction_id AND here.account_id = o.to_account_id
     WHERE (away.balance_change, here.balance_change) IS DISTINCT FROM (-o.amount, o.amount)
       OR away.transfer_id IS DISTINCT FROM here.transfer_id`,
};
