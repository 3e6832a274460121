export {
  JOB_FAULT_ACTIONS,
  JOB_FAULT_SORTS,
  JOB_SUBJECTS,
  type JobFault,
  type JobFaultAction,
  type JobFaultContract,
  type JobFaultFilter,
  type JobFaultSort,
  type JobSubject,
} from './contract';
export { type JobFaultReason, type JobName, jobFaultReason, jobName } from './enums';
export { jobFaults } from './resource';
export { jobRetryDelay } from './rules';
