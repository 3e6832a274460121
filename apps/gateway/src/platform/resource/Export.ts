/** A column of a file: a figure is a number for whoever reads the file, a text is not. */
export interface FileColumn {
  readonly header: string;
  readonly kind: 'text' | 'figure';
}

/** Last row of a part of an export: its sort value and its id. */
export interface ExportCursor {
  readonly value: string | number | boolean;
  readonly id: string;
}

/** Lines of an export that were read together, and the row that they end with. */
export interface ExportPart {
  readonly lines: readonly (readonly string[])[];
  readonly last: ExportCursor;
}

/** A file of rows, written batch by batch while it is sent. */
export interface Export {
  /** Without its extension. */
  readonly name: string;
  readonly columns: readonly FileColumn[];
  /** Batches of lines, each line a text per column. */
  readonly batches: AsyncIterable<readonly (readonly string[])[]>;
  /** The same behind a row, or from the first one, for whoever goes on later. */
  readonly parts: (after: ExportCursor | null) => AsyncIterable<ExportPart>;
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

/** The lines of parts, batch by batch. */
export async function* linesOf(parts: AsyncIterable<ExportPart>): AsyncGenerator<ExportPart['lines']> {
  for await (const { lines } of parts) yield lines;
}
