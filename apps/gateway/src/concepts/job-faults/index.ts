import { jobFaults } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { getJobFault, jobFaultListing, jobFaultRecord, retry } from './listing';
import { jobFaultSchemas } from './schema';
import { seedJobFaults } from './seed';

/** Records that scheduled jobs could not process, for whoever is to see to them. */
export const jobFaultConcept: Concept = {
  name: 'job-faults',
  seed: seedJobFaults,
  resources: [
    implement(
      jobFaults,
      jobFaultSchemas,
      { ...listingVerbs(jobFaultListing), get: getJobFault, callById: { retry } },
      { record: jobFaultRecord },
    ),
  ],
};
