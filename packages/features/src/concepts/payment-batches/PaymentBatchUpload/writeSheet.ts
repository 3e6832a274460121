import { type GatewayFile, isQuotedCell, withoutFormulas } from '@corridor/core';

/** Spreadsheets read the file as UTF-8 by this mark alone. */
const MARK = '\uFEFF';

/** Makes a CSV file of rows; a cell that a spreadsheet would run as a formula is written as text. */
export function writeSheet(name: string, rows: readonly (readonly string[])[]): GatewayFile {
  const contentType = 'text/csv;charset=utf-8';
  return { name: `${name}.csv`, contentType, blob: new Blob([MARK, sheetText(rows)], { type: contentType }) };
}

/** Text of a CSV file. @source RFC 4180 */
export function sheetText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(withoutFormulas(cell))).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => (isQuotedCell(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
