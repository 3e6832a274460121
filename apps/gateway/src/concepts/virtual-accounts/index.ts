import { virtualAccounts } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { writeLetter } from './letter/writeLetter';
import { getVirtualAccount, virtualAccountListing, virtualAccountRecord } from './listing';
import { virtualAccountMigrations } from './migration';
import { listOffers } from './offers';
import { virtualAccountSchemas } from './schema';
import { seedVirtualAccounts } from './seed';
import { createVirtualAccount, switchVirtualAccount, updateVirtualAccount } from './writeVirtualAccount';

/** Account numbers under which owners collect. */
export const virtualAccountConcept: Concept = {
  name: 'virtual-accounts',
  migrations: virtualAccountMigrations,
  seed: seedVirtualAccounts,
  resources: [
    implement(
      virtualAccounts,
      virtualAccountSchemas,
      {
        ...listingVerbs(virtualAccountListing),
        get: getVirtualAccount,
        call: { offers: listOffers },
        callById: {
          enable: switchVirtualAccount('enable'),
          disable: switchVirtualAccount('disable'),
          letter: writeLetter,
        },
        create: createVirtualAccount,
        update: updateVirtualAccount,
        export: exportVerb('virtual-accounts', virtualAccountListing, virtualAccountSchemas.row),
      },
      { record: virtualAccountRecord },
    ),
  ],
};

export { virtualAccountTable } from './table';
