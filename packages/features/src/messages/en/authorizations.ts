/** Sentences of the authorization widgets, in English. */
export const authorizations = {
  'authorizations.type.approval': 'Approval',
  'authorizations.type.reversal': 'Reversal',
  'authorizations.type.declined': 'Declined',
  'authorizations.settlement.settled': 'Settled',
  'authorizations.settlement.partialSettled': 'Partial settled',
  'authorizations.settlement.overpaymentSettled': 'Overpayment settled',
  'authorizations.settlement.reversed': 'Reversed',
  'authorizations.status.approved': 'Approved',
  'authorizations.status.declined': 'Declined',
  'authorizations.status.reversed': 'Reversed',
  'authorizations.status.expired': 'Expired',
} as const;
