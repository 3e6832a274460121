import { type GatewayFile, isQuotedCell, withoutFormulas } from '@corridor/core';
import { fetchCode } from '../../../runtime/fetchCode';

/** Spreadsheets read the file as UTF-8 by this mark alone. */
const MARK = '\uFEFF';

/** Makes a CSV file of rows; a cell that a spreadsheet would run as a formula is written as text. */
export async function writeSheet(name: string, rows: readonly (readonly string[])[]): Promise<GatewayFile> {
  const { default: papa } = await fetchCode(() => import('papaparse'));
  const text = papa.unparse(
    rows.map((row) => row.map(withoutFormulas)),
    { quotes: (cell) => isQuotedCell(String(cell)) },
  );
  const contentType = 'text/csv;charset=utf-8';
  return { name: `${name}.csv`, contentType, blob: new Blob([MARK, text, '\r\n'], { type: contentType }) };
}
