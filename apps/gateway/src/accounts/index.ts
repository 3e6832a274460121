import { accounts } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { accountColumns } from './columns';
import { createAccount } from './createAccount';
import { getAccount, getAccountBy } from './findAccount';
import { accountListing } from './listing';
import { accountMigrations } from './migration';
import { accountSchemas } from './schema';
import { accountTotals } from './totals';

/** Accounts and their balances. */
export const accountConcept: Concept = {
  name: 'accounts',
  migrations: accountMigrations,
  resources: [
    implement(accounts, accountSchemas, {
      ...listingVerbs(accountListing),
      get: getAccount,
      getBy: getAccountBy,
      call: { totals: accountTotals },
      create: createAccount,
      export: exportVerb('accounts', accountListing, accountColumns),
    }),
  ],
};

export { requireOwner } from './createAccount';
export { type AccountWanted, ensureAccount } from './ensureAccount';
export { accountById, findAccount } from './findAccount';
export { openAccounts } from './openAccounts';
export { type SystemKind, systemAccount } from './systemAccounts';
export { accountBalanceView, accountTable, type StoredAccount } from './table';
