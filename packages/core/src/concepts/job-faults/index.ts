export { type JobFaultReason, type JobName, jobFaultReason, jobName } from './enums';
export { jobRetryDelay } from './rules';
