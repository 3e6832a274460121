import { accounts } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { createAccount } from './createAccount';
import { accountHolds } from './holds';
import { accountListing, accountRecord, getAccount, getAccountBy } from './listing';
import { accountMigrations } from './migration';
import { accountSchemas } from './schema';
import { accountTotals } from './totals';

/** Accounts and their balances. */
export const accountConcept: Concept = {
  name: 'accounts',
  migrations: accountMigrations,
  resources: [
    implement(
      accounts,
      accountSchemas,
      {
        ...listingVerbs(accountListing),
        get: getAccount,
        getBy: getAccountBy,
        call: { totals: accountTotals },
        callById: { holds: accountHolds },
        create: createAccount,
        export: exportVerb('accounts', accountListing, accountSchemas.row),
      },
      { record: accountRecord },
    ),
  ],
};

export { requireOwner } from './createAccount';
export { type AccountWanted, ensureAccount } from './ensureAccount';
export { accountById, findAccount } from './findAccount';
export { openAccounts } from './openAccounts';
export { type SystemKind, systemAccount } from './systemAccounts';
export { type AccountBalance, accountBalanceView, accountTable, type StoredAccount } from './table';
