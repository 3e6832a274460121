import { approvalPolicies } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { getPolicy, policyListing, policyRecord } from './listing';
import { policyMigrations } from './migration';
import { policySchemas } from './schema';
import { seedPolicies } from './seed';
import { createPolicy, deletePolicy, updatePolicy } from './writePolicy';

/** Which writes wait for a second person. */
export const approvalPolicyConcept: Concept = {
  name: 'approval-policies',
  migrations: policyMigrations,
  seed: seedPolicies,
  resources: [
    implement(
      approvalPolicies,
      policySchemas,
      {
        ...listingVerbs(policyListing),
        get: getPolicy,
        create: createPolicy,
        update: updatePolicy,
        delete: deletePolicy,
        export: exportVerb('approval-policies', policyListing, policySchemas.row),
      },
      { record: policyRecord },
    ),
  ],
};
