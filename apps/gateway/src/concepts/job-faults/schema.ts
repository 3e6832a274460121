import {
  JOB_FAULT_ACTIONS,
  JOB_SUBJECTS,
  type JobFault,
  type JobFaultContract,
  type JobFaultFilter,
  jobFaultReason,
  jobName,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf } from '../../platform/resource';

const job = z.enum(jobName.codes);
const reason = z.enum(jobFaultReason.codes);

const jobFaultSchema = schemaOf<JobFault>()(
  z.strictObject({
    id: z.string(),
    job,
    subject: z.enum(JOB_SUBJECTS),
    subjectId: z.string(),
    reason,
    faults: z.int(),
    dueAt: z.iso.datetime(),
    firstFaultAt: z.iso.datetime(),
    lastFaultAt: z.iso.datetime(),
    nextTryAt: z.iso.datetime(),
    allowedActions: z.array(z.enum(JOB_FAULT_ACTIONS)),
  }),
);

/** What job fault calls take and give. */
export const jobFaultSchemas: SchemasOf<JobFaultContract> = {
  row: jobFaultSchema,
  record: jobFaultSchema,
  filter: schemaOf<Partial<JobFaultFilter>>()(
    z.strictObject({
      subjectId: idSchema.optional(),
      job: z.array(job).max(20).optional(),
      reason: z.array(reason).max(10).optional(),
    }),
  ),
  callsById: { retry: { input: z.strictObject({}), output: jobFaultSchema } },
};
