export type { AuditEntry } from './AuditEntry';
export type { Call, Caller, ExportJobs, Language, Origin, Services } from './Call';
export type { Principal } from './Principal';
export { scopeOf } from './scopeOf';
