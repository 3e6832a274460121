export { cleaningJob } from './cleaningJob';
export { type DueJob, dueJob } from './dueJob';
export { jobsToRetry } from './faults';
export { jobMigrations } from './migration';
export type { JobRun, ScheduledJob } from './ScheduledJob';
export { jobFaultTable, type StoredJobFault } from './table';
