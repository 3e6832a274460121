import type { ExportColumn } from '@corridor/core';

/** Columns of an export, each under the name of its field. */
export function columnsOf(...fields: readonly string[]): ExportColumn[] {
  return fields.map((field) => ({ field, header: field }));
}
