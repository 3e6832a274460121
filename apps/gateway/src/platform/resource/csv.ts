import { isQuotedCell, withoutFormulas } from '@corridor/core';
import type { FileColumn } from './Export';

// Excel and its kin need the mark to read UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

// A spreadsheet reads these as numbers, and so loses leading zeros, digits behind the fifteenth, or the letter E.
const NUMERAL = /^(?:0\d+|\d{16,}|\d+(?:\.\d+)?[eE][+-]?\d+)$/;

/** One line of a CSV file as RFC 4180 has it. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return isQuotedCell(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

// Google Sheets hides the apostrophe, Excel and LibreOffice show it; a tab is hidden by one, trimmed by others, and itself begins formulas.
function harmless(text: string): string {
  return NUMERAL.test(text) ? `'${text}` : withoutFormulas(text);
}

/** A CSV file piece by piece, safe to open in a spreadsheet. */
export interface CsvPieces {
  readonly header: Uint8Array;
  lines(batch: readonly (readonly string[])[]): Uint8Array;
}

/** The pieces of a CSV file with some columns. */
export function csvPieces(columns: readonly FileColumn[]): CsvPieces {
  const encoder = new TextEncoder();
  const header = columns.map((column) => harmless(column.header));
  const isFigure = columns.map(({ kind }) => kind === 'figure');
  const lineOf = (cells: readonly string[]) =>
    csvLine(cells.map((cell, index) => (isFigure[index] ? cell : harmless(cell))));
  return {
    header: encoder.encode(BYTE_ORDER_MARK + csvLine(header)),
    lines: (batch) => encoder.encode(batch.map(lineOf).join('')),
  };
}

/** A CSV file as a stream of bytes; a batch is read when the receiver has taken the one before. */
export function csvStream(
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const { header, lines } = csvPieces(columns);
  const iterator = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start: (controller) => controller.enqueue(header),
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(lines(next.value));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
