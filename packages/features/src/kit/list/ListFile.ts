import type { GatewayFile } from '@corridor/core';

/** A column of an exported CSV: the list's column that it came from, or the currency beside its amount, and its heading in the file. */
export interface FileColumn<Column extends string = string> {
  readonly field: Column | `${Column}.currency`;
  readonly header: string;
}

/** A file that a list hands to its host. */
export interface ListFile<Column extends string = string> extends GatewayFile {
  /** Columns of the CSV from first to last; absent where the file is no export of the list, such as a receipt. */
  readonly columns?: readonly FileColumn<Column>[];
}
