/** Sentences of kinds of writes that wait for approval, in English. */
export const approvalKinds = {
  'approvals.kind.payments': 'Payments',
  'approvals.kind.withdrawals': 'Withdrawals',
  'approvals.kind.exchanges': 'Exchanges',
  'approvals.kind.transfers': 'Transfers',
  'approvals.kind.policies': 'Approval policies',
} as const;
