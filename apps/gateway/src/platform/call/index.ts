export type { AuditEntry } from './AuditEntry';
export type {
  ApprovableWrite,
  Approvals,
  Attempted,
  Call,
  Caller,
  ExportJobs,
  Language,
  Origin,
  Services,
} from './Call';
export type { ChangeFeed, PartnerChanges, RecordEntry, SealedEntry } from './ChangeFeed';
export type { Principal } from './Principal';
export type { PrincipalPolicy } from './PrincipalPolicy';
export { scopeOf } from './scopeOf';
