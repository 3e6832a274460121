export type { LogContract, LogEntry, LogEntryDetail, LogFilter } from './contract';
export { logs } from './resource';
