/** Sentences of kinds of writes that wait for approval, in English. */
export const approvalKinds = {
  'approvals.kind.payments': 'Payments',
  'approvals.kind.withdrawals': 'Withdrawals',
  'approvals.kind.exchanges': 'Exchanges',
  'approvals.kind.transfers': 'Transfers',
  'approvals.kind.beneficiaries': 'Beneficiaries',
  'approvals.kind.withdrawalAccounts': 'Withdrawal accounts',
  'approvals.kind.cardLimits': 'Card limits',
  'approvals.kind.reviews': 'Merchant review by a second person',
  'approvals.kind.merchants': 'Merchant approval',
  'approvals.kind.people': 'Users',
  'approvals.kind.roles': 'Roles and permissions',
  'approvals.kind.policies': 'Approval policies',
} as const;
