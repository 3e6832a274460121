import type { EmptyContract, Segment } from '../../resource';
import type { JobFaultReason, JobName } from './enums';

/** Actions on a record that a job could not process. @source ours */
export const JOB_FAULT_ACTIONS = ['retry'] as const;

/** An action on a record that a job could not process. @source ours */
export type JobFaultAction = (typeof JOB_FAULT_ACTIONS)[number];

/** Segments of the resources whose records jobs process. @source ours */
export const JOB_SUBJECTS = [
  'account',
  'approval',
  'authorization',
  'card',
  'exchange-order',
  'payment-order',
  'user',
  'withdrawal-order',
] as const satisfies readonly Segment[];

/** A segment of the records that jobs process. @source ours */
export type JobSubject = (typeof JOB_SUBJECTS)[number];

/** A record that is due and that a scheduled job could not process; gone as soon as it could. Times are UTC instants. @source ours */
export interface JobFault {
  id: string;
  job: JobName;
  /** Segment of the record's resource, such as `exchange-order`. */
  subject: JobSubject;
  subjectId: string;
  /** Reason of the last fault. */
  reason: JobFaultReason;
  /** Faults in a row. */
  faults: number;
  /** Since when the record is due. */
  dueAt: string;
  firstFaultAt: string;
  lastFaultAt: string;
  /** When the job tries it again: within the minute after it. */
  nextTryAt: string;
  /** Actions that the asking user may take now. */
  allowedActions: JobFaultAction[];
}

/** Conditions of a list of job faults; `subjectId` is the ID of a record. @source ours */
export interface JobFaultFilter {
  subjectId: string;
  job: JobName[];
  reason: JobFaultReason[];
}

/** Fields that a list of job faults sorts by. @source ours */
export const JOB_FAULT_SORTS = ['dueAt', 'nextTryAt', 'lastFaultAt'] as const;

/** A field that a list of job faults sorts by. */
export type JobFaultSort = (typeof JOB_FAULT_SORTS)[number];

/** The job fault resource: records that need attention, as their jobs could not process them. @source ours */
export interface JobFaultContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id';
  row: JobFault;
  record: JobFault;
  filter: JobFaultFilter;
  sort: JobFaultSort;
  callsById: {
    /** Has the job try the record again within a minute. */
    retry: { input: Record<never, never>; output: JobFault };
  };
}
