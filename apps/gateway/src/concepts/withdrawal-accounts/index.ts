import { withdrawalAccounts } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { createWithdrawalAccount, takeWithdrawalAccountAction } from './changes';
import { deleteWithdrawalAccount, getWithdrawalAccount, withdrawalAccountRecord } from './findWithdrawalAccount';
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
    implement(
      withdrawalAccounts,
      withdrawalAccountSchemas,
      {
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
        export: exportVerb('withdrawal-accounts', withdrawalAccountListing, withdrawalAccountSchemas.row),
      },
      { record: withdrawalAccountRecord },
    ),
  ],
};

export { findWithdrawalAccount, lockWithdrawalAccount } from './findWithdrawalAccount';
export { type StoredWithdrawalAccount, withdrawalAccountTable } from './table';
