/** Change of a record, as the stream of changes tells it: by whom and how, never what is in the record. @source ours */
export interface Change {
  /** Wire segment of the record's resource. */
  readonly resource: string;
  readonly recordId: string;
  /** Action of the log, such as `block`. */
  readonly action: string;
  readonly by: { readonly id: string; readonly name: string };
  /** UTC instant. */
  readonly at: string;
  /** Request id of the write, by which a client knows its own. */
  readonly requestId: string;
}

/** What a stream of changes told: where it stands, a change, that changes were missed, that its reader’s rights are others now, or a sign of life. @source ours */
export type ChangeEvent =
  | { readonly kind: 'ready' | 'reset' | 'rights' | 'sign' }
  | { readonly kind: 'change'; readonly change: Change };

/** Address of the stream of changes. @source ours */
export const CHANGES_PATH = '/api/portal/events';
