import { JOB_FAULT_ACTIONS, type JobFault, type JobFaultContract, jobFaults } from '@corridor/core';
import type { Call, Caller } from '../../platform/call';
import { jobFaultTable as f, type StoredJobFault } from '../../platform/jobs';
import { anyOf, declareListing, exactId, recordVerbs } from '../../platform/listing';
import { changeRow, declareRecord } from '../../platform/records';
import { allowedActions } from '../../platform/resource';

/** How job faults are found. */
export const jobFaultListing = declareListing<JobFaultContract, StoredJobFault>({
  resource: jobFaults,
  id: f.id,
  partnerId: f.partnerId,
  sorts: {
    dueAt: [f.dueAt, ({ dueAt }) => dueAt.toISOString()],
    nextTryAt: [f.nextTryAt, ({ nextTryAt }) => nextTryAt.toISOString()],
    lastFaultAt: [f.lastFaultAt, ({ lastFaultAt }) => lastFaultAt.toISOString()],
  },
  conditions: ({ subjectId, job, reason }) => [
    exactId(f.subjectId, subjectId),
    anyOf(f.job, job),
    anyOf(f.reason, reason),
  ],
  select: (tx, where) => tx.select().from(f).where(where),
  idOf: ({ id }) => id,
  toRow: toJobFault,
});

/** A job fault. @throws Refusal when the caller's partner has none such */
export const { get: getJobFault } = recordVerbs(jobFaultListing);

/** One stored job fault. */
export const jobFaultRecord = declareRecord<StoredJobFault>({
  segment: jobFaults.segment,
  table: f,
  select: (tx, where) => tx.select().from(f).where(where),
  storedOf: (stored) => stored,
});

/** Has the job try the record again within a minute. @throws Refusal when it was processed meanwhile */
export async function retry(call: Call, id: string): Promise<JobFault> {
  const stored = await jobFaultRecord.lock(call, id);
  const changed = await changeRow(call.tx, f, id, { nextTryAt: call.now });
  const [before, after] = [stored, changed].map(({ nextTryAt }) => ({ nextTryAt: nextTryAt.toISOString() }));
  await call.audit({ action: 'retry', subject: 'job-fault', subjectId: id, before, after });
  return toJobFault(changed, call);
}

function toJobFault(stored: StoredJobFault, { principal }: Pick<Caller, 'principal'>): JobFault {
  const { id, job, subject, subjectId, reason, faults, dueAt, firstFaultAt, lastFaultAt, nextTryAt } = stored;
  const { segment } = jobFaults;
  return {
    id,
    job,
    subject,
    subjectId,
    reason,
    faults,
    dueAt: dueAt.toISOString(),
    firstFaultAt: firstFaultAt.toISOString(),
    lastFaultAt: lastFaultAt.toISOString(),
    nextTryAt: nextTryAt.toISOString(),
    allowedActions: allowedActions(principal, { segment, stored, possible: JOB_FAULT_ACTIONS }),
  };
}
