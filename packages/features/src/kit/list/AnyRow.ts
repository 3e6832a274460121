/** A row of whatever list. */
export interface AnyRow {
  readonly id: string;
  /** What the reader may do with the record now; absent where nothing can be done. */
  readonly allowedActions?: readonly string[];
}
