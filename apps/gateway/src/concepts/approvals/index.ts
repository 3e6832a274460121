import { approvals } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { exportVerb, listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { approve } from './approve';
import { answer, askBack, refuse, withdraw } from './decide';
import { expireApprovals } from './expire';
import { approvalListing, approvalRecord, getApproval } from './listing';
import { approvalMigrations } from './migration';
import { approvalSchemas } from './schema';
import { seedApprovals } from './seed';

/** Writes that wait for a second person. */
export const approvalConcept: Concept = {
  name: 'approvals',
  migrations: approvalMigrations,
  seed: seedApprovals,
  timelyJobs: [expireApprovals],
  resources: [
    implement(
      approvals,
      approvalSchemas,
      {
        ...listingVerbs(approvalListing),
        get: getApproval,
        callById: { approve, refuse, askBack, answer, withdraw },
        export: exportVerb('approvals', approvalListing, approvalSchemas.row),
      },
      { record: approvalRecord },
    ),
  ],
};
