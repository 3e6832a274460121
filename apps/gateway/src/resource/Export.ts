/** A file of rows, written batch by batch while it is sent. */
export interface Export {
  /** Without its extension. */
  readonly name: string;
  /** Labels of the columns, in the caller's language. */
  readonly header: readonly string[];
  /** Batches of lines, each line a text per column. */
  readonly batches: AsyncIterable<readonly (readonly string[])[]>;
}
