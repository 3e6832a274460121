import { defineResource } from '../../resource';
import { JOB_FAULT_SORTS, type JobFaultContract } from './contract';

/** Job faults on the wire. @source ours */
export const jobFaults = /* @__PURE__ */ defineResource<JobFaultContract>('job-fault', {
  verbs: { list: true, page: true, get: true, 'call-by-id': true },
  sorts: JOB_FAULT_SORTS,
  callsById: { retry: 'write' },
  firstSort: { field: 'dueAt', direction: 'asc' },
});
