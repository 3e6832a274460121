import {
  JOB_SUBJECTS,
  type JobFault,
  type JobFaultFilter,
  type JobFaultReason,
  jobFaultReason,
  jobFaults,
  jobName,
} from '@corridor/core';
import type { Tone } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { jobFaultsMessages } from '../../messages/job-faults';
import { rightsMessages } from '../../messages/rights';

const { code, status, count, instant, id } = columnsOf<JobFault>();
const { codes, exact } = filtersOf<JobFaultFilter>();

const tones: Readonly<Record<JobFaultReason, Tone>> = {
  locked: 'warning',
  timeout: 'warning',
  insufficientFunds: 'warning',
  refused: 'danger',
  failed: 'danger',
};

const subjects = { codes: JOB_SUBJECTS, labelKey: (subject: string) => `rights.subject.${subject}` };

/** Due records that scheduled jobs could not process. */
export const jobFaultList = defineList({
  concept: 'jobFaults',
  resource: jobFaults,
  messages: [jobFaultsMessages, rightsMessages],
  columns: {
    job: code(jobName, { width: 190, fixed: true, narrow: 'title' }),
    subject: code(subjects, { width: 140, narrow: 'meta' }),
    reason: status(jobFaultReason, tones),
    faults: count(),
    dueAt: instant(),
    nextTryAt: instant(),
    subjectId: id({
      width: 300,
      hidden: false,
      narrow: 'hidden',
      leadsTo: ({ subject: segment, subjectId }) => ({ segment, id: subjectId }),
    }),
    firstFaultAt: instant({ hidden: true }),
    lastFaultAt: instant({ hidden: true }),
    id: id(),
  },
  filters: { job: codes(jobName), reason: codes(jobFaultReason), subjectId: exact() },
  nameOf: ({ job }, { t }) => t(jobName.labelKey(job)),
});
