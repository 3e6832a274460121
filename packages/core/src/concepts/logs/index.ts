export { BANK_NAME, CARDHOLDER_NAME, SERVICE_NAME } from './actorNames';
export type { LogContract, LogEntry, LogEntryDetail, LogFilter, LogSeal } from './contract';
export { LOGGED_FIELDS, type LoggedField } from './loggedFields';
export { logs } from './resource';
