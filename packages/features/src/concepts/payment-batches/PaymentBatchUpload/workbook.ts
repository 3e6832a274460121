import type { PaymentSheetLine } from '@corridor/core';
import { fetchCode } from '../../../runtime/fetchCode';

/** Sheet of a workbook that has any cell with a text. */
export interface Worksheet {
  readonly name: string;
  readonly lines: readonly PaymentSheetLine[];
}

/** Most bytes that a workbook may have once it is unpacked: a thousand rows have less than one million. */
export const WORKBOOK_MOST_BYTES = 32 * 1024 * 1024;

/** Returns true for bytes that begin as a workbook (`.xlsx`), whatever the name of their file. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/** Returns true for a workbook that would have too many bytes once it is unpacked, or does not say how many. */
export function isTooLarge(bytes: Uint8Array): boolean {
  return (unpackedSize(bytes) ?? Number.POSITIVE_INFINITY) > WORKBOOK_MOST_BYTES;
}

/**
 * Sheets of a workbook: texts as they were typed, numbers without the noise of their storage, dates as ISO dates, formulas by
 * the value that was last shown. @throws GatewayError of kind `network` when the reader's code does not come, any other error for a damaged workbook
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Worksheet[]> {
  const { default: readSheets } = await fetchCode(() => import('read-excel-file/universal'));
  const parseNumber = (text: string): NumberCell => new NumberCell(text);
  const sheets = await readSheets<NumberCell>(new Blob([bytes]), { trim: false, parseNumber });
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, lines: linesOf(data) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Number of a cell as the workbook stores it, told from a text that looks like one. */
class NumberCell {
  constructor(readonly stored: string) {}
}

function linesOf(rows: readonly (readonly unknown[])[]): PaymentSheetLine[] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const lines = rows.map((row, index) => ({
    number: index + 1,
    // Cells stand below their headings by their address, so that none is missing.
    cells: Array.from({ length: width }, (_, at) => textOf(row[at])),
    numbers: [...row.keys()].filter((at) => row[at] instanceof NumberCell),
  }));
  return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof NumberCell) return shownNumber(cell.stored);
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(cell);
}

/** Digits that a spreadsheet shows of a number: what comes behind them is noise of binary fractions. */
const SHOWN_DIGITS = 15;

/** Plain decimal text of a stored number, such as `1.2E6` or `0.30000000000000004`, as a spreadsheet shows it; other text as it is. */
export function shownNumber(stored: string): string {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(stored) ?? [];
  if (sign === undefined) return stored;
  const digits = (whole + fraction).replace(/^0+(?=\d)/, '');
  const cut = Math.max(0, digits.length - SHOWN_DIGITS);
  const scale = 10n ** BigInt(cut);
  const kept = cut === 0 ? BigInt(digits) : (BigInt(digits) + scale / 2n) / scale;
  // The decimal point stands so many places before the end of the digits that are kept.
  const places = fraction.length - Number(power) - cut;
  const plain = places <= 0 ? `${kept}${'0'.repeat(-places)}` : String(kept).padStart(places + 1, '0');
  const text = places <= 0 ? plain : `${plain.slice(0, -places)}.${plain.slice(-places)}`.replace(/\.?0+$/, '');
  return kept === 0n ? '0' : `${sign}${text}`;
}

/** Bytes of a zip file once it is unpacked, as its directory states and its reader keeps to; undefined where it has none. */
function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return undefined;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return undefined;
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
