import { withdrawalOrders } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { ORDER_RECORDS } from '../orders';
import { createWithdrawalOrder } from './createWithdrawalOrder';
import { cancelWithdrawalOrder, getWithdrawalOrder, getWithdrawalOrderBy } from './findWithdrawalOrder';
import { withdrawalOrderListing } from './listing';
import { priceWithdrawal } from './priceWithdrawal';
import { withdrawalOrderSchemas } from './schema';

/** Withdrawal orders. */
export const withdrawalOrderConcept: Concept = {
  name: 'withdrawal-orders',
  resources: [
    implement(
      withdrawalOrders,
      withdrawalOrderSchemas,
      {
        ...listingVerbs(withdrawalOrderListing),
        get: getWithdrawalOrder,
        getBy: getWithdrawalOrderBy,
        call: { price: priceWithdrawal },
        callById: { cancel: cancelWithdrawalOrder },
        create: createWithdrawalOrder,
        export: exportVerb('withdrawal-orders', withdrawalOrderListing, withdrawalOrderSchemas.row),
      },
      { record: ORDER_RECORDS['withdrawal-order'] },
    ),
  ],
};
