export { CARDHOLDER_NAME } from './cardholder';
export type { LogContract, LogEntry, LogEntryDetail, LogFilter, LogSeal } from './contract';
export { LOGGED_FIELDS, type LoggedField } from './loggedFields';
export { logs } from './resource';
