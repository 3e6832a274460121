/** A file of rows, written batch by batch while it is sent. */
export interface Export {
  /** Without its extension. */
  readonly name: string;
  /** Labels of the columns, in the caller's language. */
  readonly header: readonly string[];
  /** Batches of lines, each line a text per column. */
  readonly batches: AsyncIterable<readonly (readonly string[])[]>;
  /** The name with its extension where every export of the same thing has one name; else the moment is added. */
  readonly fileName?: string;
  /** How it is written where it is no CSV. */
  readonly document?: ExportDocument;
}

/** A file that is not CSV. */
export interface ExportDocument {
  readonly contentType: string;
  /** The bytes of the file, made from the export's own rows. */
  readonly write: (header: Export['header'], batches: Export['batches']) => ReadableStream<Uint8Array>;
}
