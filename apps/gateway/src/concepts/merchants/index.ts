import { merchants } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { createMerchant } from './createMerchant';
import { deleteMerchant } from './deleteMerchant';
import { readDocument, uploadDocument } from './documents';
import { merchantRecord } from './findMerchant';
import { getMerchant, getMerchantBy } from './getMerchant';
import { merchantListing } from './listing';
import { merchantMigrations } from './migration';
import { nextReview } from './nextReview';
import { holdReview, releaseReview } from './reviewLease';
import { merchantSchemas } from './schema';
import { seedMerchants } from './seed';
import { statusCounts } from './statusCounts';
import { takeAction } from './takeAction';
import { updateMerchant } from './updateMerchant';

/** Merchants and their onboarding: all eleven verbs. */
export const merchantConcept: Concept = {
  name: 'merchants',
  migrations: merchantMigrations,
  seed: seedMerchants,
  resources: [
    implement(
      merchants,
      merchantSchemas,
      {
        ...listingVerbs(merchantListing),
        get: getMerchant,
        getBy: getMerchantBy,
        call: { statusCounts, nextReview },
        callById: {
          submit: takeAction('submit'),
          approve: takeAction('approve'),
          reject: takeAction('reject'),
          requestMore: takeAction('requestMore'),
          enable: takeAction('enable'),
          disable: takeAction('disable'),
          holdReview,
          releaseReview,
          document: readDocument,
        },
        create: createMerchant,
        update: updateMerchant,
        delete: deleteMerchant,
        export: exportVerb('merchants', merchantListing, merchantSchemas.row),
        upload: uploadDocument,
      },
      { record: merchantRecord },
    ),
  ],
};

export { findMerchant } from './findMerchant';
export { followMerchant } from './followMerchant';
export { merchantTable } from './table';
