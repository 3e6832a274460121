export type { LogContract, LogEntry, LogEntryDetail, LogFilter } from './contract';
export { logFixture } from './fixtures';
export { logs } from './resource';
