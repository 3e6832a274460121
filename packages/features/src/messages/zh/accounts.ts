import type { accounts as en } from '../en/accounts';

/** Sentences of the account widgets, in Chinese. */
export const accounts: Record<keyof typeof en, string> = {
  'accounts.productType.partnerAccount': '合作方账户',
  'accounts.productType.merchantAccount': '商户账户',
};
