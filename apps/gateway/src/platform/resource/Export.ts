/** A column of a file: a figure is a number for whoever reads the file, a text is not. */
export interface FileColumn {
  readonly header: string;
  readonly kind: 'text' | 'figure';
}

/** A file of rows, written batch by batch while it is sent. */
export interface Export {
  /** Without its extension. */
  readonly name: string;
  readonly columns: readonly FileColumn[];
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
  readonly write: (columns: Export['columns'], batches: Export['batches']) => ReadableStream<Uint8Array>;
}
