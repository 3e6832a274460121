import type { LoggedField, Segment } from '@corridor/core';

/** Fields of an entry: only those that the log has labels for. */
export type LoggedFields = Readonly<Partial<Record<LoggedField, unknown>>>;

/** What was done to what: `action` such as `block`, `subject` such as `card`. `before` and `after` hold the fields that changed. */
export interface AuditEntry {
  readonly action: string;
  readonly subject: Segment | 'session' | 'sandbox';
  readonly subjectId?: string | null;
  readonly before?: LoggedFields | null;
  readonly after?: LoggedFields | null;
}
