import { matchPaymentBatchColumns } from './columns';

/** One line of a file of payments, its cells as they stand there. */
export interface PaymentSheetLine {
  /** Number of the line in its file, from 1; of several lines the first. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Reason why the line may be other than it seems: a stray quotation mark, or a cell that swallows lines which have cells of their own. */
  readonly doubt?: 'unreadable' | 'severalLines' | undefined;
  /** Places of cells that hold numbers, whose decimal mark is a point for sure; a file of text has none. */
  readonly numbers?: readonly number[] | undefined;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

// The separator alone, or between quotation marks, as Excel writes and reads it; no letter, figure or mark of a number.
const NAMED_SEPARATOR = /^\ufeff?"?sep=([,;|:^~\t])"?(\r\n|\n|\r|$)/i;

/** Most lines that are looked at to find what separates cells. */
const PROBED = 60;

/**
 * Lines of a text and their cells, whatever separates them: what its first line names as `sep=`, else what makes most known
 * headings and lines alike. A quotation mark that does not end its cell leaves its own line in doubt and no other. Lines without
 * any text are left out; never throws. @source RFC 4180, but for that doubt
 */
export function readPaymentSheet(text: string): readonly PaymentSheetLine[] {
  const named = NAMED_SEPARATOR.exec(text);
  const lines = named
    ? linesOf(text, named[1] ?? ',', named[0].length, 2)
    : linesOf(text, likelySeparator(text), text.startsWith('\ufeff') ? 1 : 0, 1);
  return lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function likelySeparator(text: string): string {
  let best = { separator: ',', score: -1 };
  for (const separator of SEPARATORS) {
    const score = scoreOf(linesOf(text, separator, 0, 1, PROBED));
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** Known headings count first, then lines of as many cells as most have, and more cells before fewer. */
function scoreOf(lines: readonly PaymentSheetLine[]): number {
  const widths = new Map<number, number>();
  let known = 0;
  for (const { cells } of lines) {
    if (cells.length < 2) continue;
    known = Math.max(known, matchPaymentBatchColumns(cells).filter((field) => field !== null).length);
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  }
  const [width = 0, alike = 0] = [...widths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return known * 1e6 + alike * 1e3 + Math.min(width, 99);
}

function linesOf(
  text: string,
  separator: string,
  from: number,
  firstNumber: number,
  most = Infinity,
): PaymentSheetLine[] {
  const lines: PaymentSheetLine[] = [];
  let [at, number] = [from, firstNumber];
  while (at < text.length && lines.length < most) {
    const { end, breaks, ...line } = lineAt(text, at, separator);
    lines.push({ number, ...line });
    at = end;
    number += breaks;
  }
  return lines;
}

interface Cut extends Omit<PaymentSheetLine, 'number'> {
  /** Place behind the line and its break. */
  readonly end: number;
  readonly breaks: number;
}

function lineAt(text: string, start: number, separator: string): Cut {
  const cells: string[] = [];
  let at = start;
  let doubt: PaymentSheetLine['doubt'];
  for (;;) {
    const cell = text[at] === '"' ? quotedAt(text, at, separator) : plainAt(text, at, separator);
    if (!cell) return unreadableAt(text, start, separator);
    cells.push(cell.text);
    doubt = cell.doubt === 'unreadable' ? cell.doubt : (doubt ?? cell.doubt);
    at = cell.end;
    if (text[at] !== separator) break;
    at += 1;
  }
  const end = at + breakAt(text, at);
  return { cells, doubt, end, breaks: breaksIn(text.slice(start, end)) };
}

interface Cell {
  readonly text: string;
  readonly end: number;
  readonly doubt?: PaymentSheetLine['doubt'];
}

/** A cell without quotation marks around it; one mark in its middle may be one that was to open or end another. */
function plainAt(text: string, from: number, separator: string): Cell {
  const end = endOf(text, from, separator);
  const cell = text.slice(from, end);
  return { text: cell, end, doubt: cell.split('"').length % 2 === 0 ? 'unreadable' : undefined };
}

/** A cell in quotation marks; undefined where the last of them does not end it. */
function quotedAt(text: string, from: number, separator: string): Cell | undefined {
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const isEnded = end + 1 >= text.length || text[end + 1] === separator || breakAt(text, end + 1) > 0;
  if (!isEnded) return undefined;
  const inner = text.slice(from + 1, end);
  // A cell may have lines of its own, such as an address; lines with cells may be payments that it swallows.
  const [, ...others] = inner.split(/\r\n|\n|\r/);
  const doubt = others.some((line) => line.includes(separator)) ? 'severalLines' : undefined;
  return { text: inner.replaceAll('""', '"'), end: end + 1, doubt };
}

/** A line that cannot be read, cut at every separator; what follows it is read as if it were not there. */
function unreadableAt(text: string, start: number, separator: string): Cut {
  const end = endOf(text, start, '\n');
  return {
    cells: text.slice(start, end).split(separator),
    doubt: 'unreadable',
    end: end + breakAt(text, end),
    breaks: 1,
  };
}

function endOf(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Length of the line break at a place; 0 where there is none. */
function breakAt(text: string, at: number): number {
  if (text[at] === '\r') return text[at + 1] === '\n' ? 2 : 1;
  return text[at] === '\n' ? 1 : 0;
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;
