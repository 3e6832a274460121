/** An action that waits for its confirmation, on one record or on several. */
export interface PendingAction<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  /** The rows were selected: each has a result of its own. */
  readonly bulk: boolean;
}
