import { paymentOrders } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { paymentOrderColumns } from './columns';
import { createPaymentOrder } from './createPaymentOrder';
import { cancelPaymentOrder, getPaymentOrder, getPaymentOrderBy } from './findPaymentOrder';
import { paymentOrderListing } from './listing';
import { pricePayment } from './pricePayment';
import { paymentOrderSchemas } from './schema';

/** Payment orders. */
export const paymentOrderConcept: Concept = {
  name: 'payment-orders',
  resources: [
    implement(paymentOrders, paymentOrderSchemas, {
      ...listingVerbs(paymentOrderListing),
      get: getPaymentOrder,
      getBy: getPaymentOrderBy,
      call: { price: pricePayment },
      callById: { cancel: cancelPaymentOrder },
      create: createPaymentOrder,
      export: exportVerb('payment-orders', paymentOrderListing, paymentOrderColumns),
    }),
  ],
};
