import type { accounts as en } from '../en/accounts';

/** Sentences of the account widgets, in French. */
export const accounts: Record<keyof typeof en, string> = {
  'accounts.productType.partnerAccount': 'Compte partenaire',
  'accounts.productType.merchantAccount': 'Compte marchand',
};
