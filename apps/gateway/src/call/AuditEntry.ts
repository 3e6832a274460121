/** What was done to what: `action` such as `block`, `subject` such as `card`. `before` and `after` hold the fields that changed. */
export interface AuditEntry {
  readonly action: string;
  readonly subject: string;
  readonly subjectId?: string | null;
  readonly before?: Record<string, unknown> | null;
  readonly after?: Record<string, unknown> | null;
}
