import { withdrawalOrders } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { withdrawalOrderColumns } from './columns';
import { createWithdrawalOrder } from './createWithdrawalOrder';
import { cancelWithdrawalOrder, getWithdrawalOrder, getWithdrawalOrderBy } from './findWithdrawalOrder';
import { withdrawalOrderListing } from './listing';
import { withdrawalOrderSchemas } from './schema';

/** Withdrawal orders. */
export const withdrawalOrderConcept: Concept = {
  name: 'withdrawal-orders',
  resources: [
    implement(withdrawalOrders, withdrawalOrderSchemas, {
      ...listingVerbs(withdrawalOrderListing),
      get: getWithdrawalOrder,
      getBy: getWithdrawalOrderBy,
      callById: { cancel: cancelWithdrawalOrder },
      create: createWithdrawalOrder,
      export: exportVerb('withdrawal-orders', withdrawalOrderListing, withdrawalOrderColumns),
    }),
  ],
};
