/** Sentences of the account widgets, in English. */
export const accounts = {
  'accounts.productType.partnerAccount': 'Partner account',
  'accounts.productType.merchantAccount': 'Merchant account',
} as const;
