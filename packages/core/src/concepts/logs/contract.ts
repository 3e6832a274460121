import type { EmptyContract, TimeRange } from '../../resource';

/** Who did what to what, when and from where. Times are UTC instants. @source spec §2 "Logs" */
export interface LogEntry {
  id: string;
  at: string;
  actorId: string;
  actorName: string;
  /** Such as `create`, `block`, `login`. */
  action: string;
  /** Segment of the resource, such as `card`. */
  subject: string;
  subjectId: string | null;
  address: string | null;
  requestId: string;
}

/** An entry's place in the chain of its partner's log; SHA-256 in hexadecimal. @source ours */
export interface LogSeal {
  /** From 1. */
  position: number;
  /** Over the previous entry's hash and all that this entry says. */
  hash: string;
  previousHash: string;
}

/** The whole entry: what changed, secrets left out and personal data masked. @source ours */
export interface LogEntryDetail extends LogEntry {
  userAgent: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Null: the entry stands in no chain, so that something other than the gateway put it there. */
  seal: LogSeal | null;
}

/** Conditions of a log list; `search` matches actor, action, subject, address, request id and the subject's id. @source ours */
export interface LogFilter {
  search: string;
  actorId: string;
  action: string[];
  subject: string[];
  subjectId: string;
  at: TimeRange;
}

/** The log resource: read only. @source spec §2 */
export interface LogContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'export';
  row: LogEntry;
  record: LogEntryDetail;
  filter: LogFilter;
  sort: 'at';
}
