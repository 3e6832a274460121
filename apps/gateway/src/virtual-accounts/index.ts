import { virtualAccounts } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { virtualAccountColumns } from './columns';
import { virtualAccountListing } from './listing';
import { virtualAccountMigrations } from './migration';
import { virtualAccountSchemas } from './schema';
import { seedVirtualAccounts } from './seed';
import { createVirtualAccount, getVirtualAccount, updateVirtualAccount } from './writeVirtualAccount';

/** Account numbers under which owners collect. */
export const virtualAccountConcept: Concept = {
  name: 'virtual-accounts',
  migrations: virtualAccountMigrations,
  seed: seedVirtualAccounts,
  resources: [
    implement(virtualAccounts, virtualAccountSchemas, {
      ...listingVerbs(virtualAccountListing),
      get: getVirtualAccount,
      create: createVirtualAccount,
      update: updateVirtualAccount,
      export: exportVerb('virtual-accounts', virtualAccountListing, virtualAccountColumns),
    }),
  ],
};

export { virtualAccountTable } from './table';
