import { matchPaymentBatchColumns, type PaymentBatchColumns } from './columns';
import { plainText } from './plainText';
import type { PaymentSheetLine } from './sheet';

/** Reason why a line of a file may be no payment, or another one than it seems. @source ours */
export type PaymentRowDoubt =
  | 'unreadable'
  | 'severalLines'
  | 'surplusCells'
  | 'emptyCells'
  | 'missingCells'
  | 'totalLine';

/** Row of a file below its headings. */
export interface PaymentSheetRow extends PaymentSheetLine {
  /** Number of the row, from 1 below the headings. */
  readonly row: number;
  readonly doubts: readonly PaymentRowDoubt[];
}

/** File of payments, taken apart into what stands above its headings, the headings, and rows. */
export interface PaymentSheetLayout {
  readonly above: readonly PaymentSheetLine[];
  /** Number of the line that has the headings; null where all lines are payments. */
  readonly headingLine: number | null;
  /** Headings, trimmed; as many empty ones as the first line has cells where there are none. */
  readonly headings: readonly string[];
  readonly rows: readonly PaymentSheetRow[];
}

/** Total that a line of a file states about the others. */
export interface PaymentBatchTrailer {
  /** Number of the line in its file. */
  readonly line: number;
  /** Amount as it is written; absent where the line states none. */
  readonly sum?: string | undefined;
  /** Number of payments as it is written; absent where the line states none. */
  readonly count?: string | undefined;
  /** Currency as it is written; '' where none is. */
  readonly currency: string;
}

/** Headings that a line needs at least, to be taken for the headings of its file. */
const ENOUGH = 2;

const TOTALS = [
  ...['total', 'totals', 'grand total', 'subtotal', 'sub-total', 'sum', 'total amount', 'control sum', 'checksum'],
  ...['somme', 'sous-total', 'total général', 'montant total', 'somme de contrôle'],
  ...['合计', '总计', '小计', '共计', '总额', '总金额', '合計', '総計', '小計'],
].map(plainText);
const COUNTS = [
  ...['count', 'number of payments', 'number of rows', 'payments', 'rows', 'records', 'total payments'],
  ...['nombre', 'nombre de paiements', 'nombre de lignes', '笔数', '总笔数', '件数'],
].map(plainText);

/**
 * Takes a file apart at its headings: those of the line that is given, else the first line that has enough known ones, else the
 * first line; null for none. Rows of more or fewer cells than the headings, and lines of totals, are in doubt.
 */
export function layOutPaymentSheet(
  lines: readonly PaymentSheetLine[],
  headingLine: number | null | undefined = likelyHeadings(lines),
): PaymentSheetLayout {
  const found = headingLine === null ? -1 : lines.findIndex(({ number }) => number === headingLine);
  const headings = found < 0 ? (lines[0]?.cells ?? []).map(() => '') : (lines[found]?.cells ?? []);
  const rows = lines.slice(found + 1).map((line, index) => ({
    ...line,
    row: index + 1,
    doubts: doubtsOf(line, headings.length),
  }));
  return {
    above: lines.slice(0, Math.max(found, 0)),
    headingLine: found < 0 ? null : (headingLine ?? null),
    headings: headings.map((heading) => heading.trim()),
    rows,
  };
}

function likelyHeadings(lines: readonly PaymentSheetLine[]): number | null {
  const known = ({ cells }: PaymentSheetLine) =>
    matchPaymentBatchColumns(cells).filter((field) => field !== null).length;
  return (lines.find((line) => known(line) >= ENOUGH) ?? lines[0])?.number ?? null;
}

function doubtsOf({ cells, doubt }: PaymentSheetLine, width: number): PaymentRowDoubt[] {
  return [
    ...(doubt ? [doubt] : []),
    ...(cells.length > width ? [surplusOf(cells, width)] : []),
    ...(cells.length < width ? (['missingCells'] as const) : []),
    ...(isAmong(labelOf(cells), TOTALS) || isAmong(labelOf(cells), COUNTS) ? (['totalLine'] as const) : []),
  ];
}

/** Cells beyond the headings: empty ones have moved no others, unless an amount was split at its group mark. */
function surplusOf(cells: readonly string[], width: number): PaymentRowDoubt {
  const isSplit = cells.some(
    (cell, at) => /^\D{0,4}\d{1,3}$/.test(cell.trim()) && /^\d{3}(\D|$)/.test(cells[at + 1]?.trim() ?? ''),
  );
  return isSplit || cells.slice(width).some((cell) => cell.trim() !== '') ? 'surplusCells' : 'emptyCells';
}

const labelOf = (cells: readonly string[]): string => cells.find((cell) => cell.trim() !== '') ?? '';

function isAmong(label: string, words: readonly string[]): boolean {
  return words.includes(plainText(label.trim().replace(/\s*[:：=]$/u, '')));
}

/** Totals that lines of a file state: the last sum, and the last number of payments. */
export function trailersOfPaymentSheet(
  rows: readonly PaymentSheetRow[],
  columns: PaymentBatchColumns,
): readonly PaymentBatchTrailer[] {
  const stated = rows.filter(({ doubts }) => doubts.includes('totalLine')).map((row) => trailerOf(row, columns));
  const [sum, count] = [stated.findLast((one) => one.sum), stated.findLast((one) => one.count)];
  return [...new Set([sum, count])].filter((one) => one !== undefined);
}

function trailerOf({ number, cells }: PaymentSheetRow, columns: PaymentBatchColumns): PaymentBatchTrailer {
  const at = (field: 'amount' | 'currency') => (cells[columns.indexOf(field)] ?? '').trim();
  const currency = at('currency');
  if (!isAmong(labelOf(cells), COUNTS))
    return { line: number, currency, sum: /\d/.test(at('amount')) ? at('amount') : undefined };
  return { line: number, currency, count: cells.map((cell) => cell.trim()).find((cell) => /^\d+$/.test(cell)) };
}
