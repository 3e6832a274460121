/** Sentences of the check of a payee with the bank, in English. */
export const payeeCheck = {
  'beneficiaries.payeeCheck.ask': 'Check name with bank',
  'beneficiaries.payeeCheck.match': 'The bank confirms that this account belongs to the beneficiary.',
  'beneficiaries.payeeCheck.closeMatch': 'Close match',
  'beneficiaries.payeeCheck.closeMatchDetail':
    'The bank has a slightly different name for this account. Compare it with the invoice.',
  'beneficiaries.payeeCheck.suggested': 'The bank has “{name}” for this account.',
  'beneficiaries.payeeCheck.take': 'Use this name',
  'beneficiaries.payeeCheck.noMatch': 'Name doesn’t match',
  'beneficiaries.payeeCheck.noMatchDetail':
    'Confirm the details with the beneficiary before you pay. You can still save.',
  'beneficiaries.payeeCheck.unavailable': 'Name check unavailable',
} as const;
