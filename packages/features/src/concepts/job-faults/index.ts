export { JobFaultTable, type JobFaultTableHandle, type JobFaultTableProps, type JobFaultView } from './JobFaultTable';
export { jobFaultList } from './jobFaultList';
