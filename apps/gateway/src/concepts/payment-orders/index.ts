import { paymentOrders } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { ORDER_RECORDS } from '../orders';
import { createPaymentOrder } from './createPaymentOrder';
import { cancelPaymentOrder, getPaymentOrder, getPaymentOrderBy } from './findPaymentOrder';
import { forgetInvoices, readInvoice, uploadInvoice } from './invoices';
import { paymentOrderListing } from './listing';
import { pricePayment } from './pricePayment';
import { writeReceipt } from './receipt/writeReceipt';
import { paymentOrderSchemas } from './schema';

/** Payment orders. */
export const paymentOrderConcept: Concept = {
  name: 'payment-orders',
  scheduledJobs: [forgetInvoices],
  resources: [
    implement(
      paymentOrders,
      paymentOrderSchemas,
      {
        ...listingVerbs(paymentOrderListing),
        get: getPaymentOrder,
        getBy: getPaymentOrderBy,
        call: { price: pricePayment },
        callById: { cancel: cancelPaymentOrder, invoice: readInvoice, receipt: writeReceipt },
        create: createPaymentOrder,
        upload: uploadInvoice,
        export: exportVerb('payment-orders', paymentOrderListing, paymentOrderSchemas.row),
      },
      { record: ORDER_RECORDS['payment-order'] },
    ),
  ],
};

export { createPaymentOrder } from './createPaymentOrder';
