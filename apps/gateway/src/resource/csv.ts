// Excel and its kin need the mark to read UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

// A spreadsheet runs a cell that begins so; a plain figure below zero is none of those.
const FORMULA = /^[=+\-@\t\r]/;
const FIGURE = /^[+-]?\d+(\.\d+)?$/;

/** One line of a CSV file as RFC 4180 has it, safe to open in a spreadsheet. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One cell, quoted where it must be; a text that a spreadsheet would run gets an apostrophe in front. */
function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file as a stream of bytes; a batch is read when the receiver has taken the one before. */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(header))),
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value.map(csvLine).join('')));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
