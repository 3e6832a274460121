import { paymentBatches } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { createPaymentBatch } from './createPaymentBatch';
import { dropPaymentBatch } from './dropPaymentBatch';
import { getPaymentBatch, paymentBatchListing, paymentBatchRecord } from './listing';
import { lookUp } from './lookup';
import { paymentBatchMigrations } from './migration';
import { placePayment } from './placePayment';
import { paymentBatchSchemas } from './schema';

/** Most bytes of a batch: a thousand payments whose references take three bytes a character. */
const MOST_BYTES = 1_048_576;

/** Batches of payments: kept whole, placed one by one. */
export const paymentBatchConcept: Concept = {
  name: 'payment-batches',
  migrations: paymentBatchMigrations,
  resources: [
    implement(
      paymentBatches,
      paymentBatchSchemas,
      {
        page: listingVerbs(paymentBatchListing).page,
        get: getPaymentBatch,
        create: createPaymentBatch,
        call: { lookup: lookUp },
        callById: { place: placePayment, drop: dropPaymentBatch },
      },
      { record: paymentBatchRecord, mostBytes: MOST_BYTES },
    ),
  ],
};
