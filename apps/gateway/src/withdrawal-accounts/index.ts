import { withdrawalAccounts } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { createWithdrawalAccount, takeWithdrawalAccountAction } from './changes';
import { withdrawalAccountColumns } from './columns';
import { deleteWithdrawalAccount, getWithdrawalAccount } from './findWithdrawalAccount';
import { withdrawalAccountListing } from './listing';
import { withdrawalAccountMigrations } from './migration';
import { withdrawalAccountSchemas } from './schema';
import { seedWithdrawalAccounts } from './seed';

/** Owners' own bank accounts. */
export const withdrawalAccountConcept: Concept = {
  name: 'withdrawal-accounts',
  migrations: withdrawalAccountMigrations,
  seed: seedWithdrawalAccounts,
  resources: [
    implement(withdrawalAccounts, withdrawalAccountSchemas, {
      ...listingVerbs(withdrawalAccountListing),
      get: getWithdrawalAccount,
      callById: {
        verify: takeWithdrawalAccountAction('verify'),
        reject: takeWithdrawalAccountAction('reject'),
        disable: takeWithdrawalAccountAction('disable'),
        enable: takeWithdrawalAccountAction('enable'),
      },
      create: createWithdrawalAccount,
      delete: deleteWithdrawalAccount,
      export: exportVerb('withdrawal-accounts', withdrawalAccountListing, withdrawalAccountColumns),
    }),
  ],
};

export { lockWithdrawalAccount } from './findWithdrawalAccount';
export { type StoredWithdrawalAccount, withdrawalAccountTable } from './table';
