import type { RecordTarget } from '../../runtime/RecordTarget';

/** What a record can lead to, in the order of the links; `goTo.<name>` says each. */
export const RELATED = [
  'merchant',
  'toMerchant',
  'card',
  'authorization',
  'account',
  'toAccount',
  'order',
  'beneficiary',
  'deposit',
  'transaction',
  'cards',
  'authorizations',
  'records',
  'accounts',
  'transactions',
  'deposits',
  'statements',
  'toStatements',
  'exchange',
  'payments',
  'transfers',
  'collections',
  'history',
  'withdrawalAccount',
  'withdrawals',
  'collection',
  'material',
  'materialLinks',
] as const;

/** Name of what a record leads to. */
export type RelatedName = (typeof RELATED)[number];

/** What a record leads to, by name. */
export type Related = { readonly [Name in RelatedName]?: RecordTarget | null | undefined };
