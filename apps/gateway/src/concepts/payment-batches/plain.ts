import { plainText } from '@corridor/core';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text as core's `plainText` compares it, but in the database. */
export function plain(text: string | SQLWrapper): SQL {
  return sql`regexp_replace(corridor_fold(${text}), ${ignoredSigns()}, '', 'g')`;
}

/** Planes that have marks: letters of all scripts, and the variation selectors far behind them. */
const PLANES = [
  [0, 0xd7ff],
  [0xe000, 0x1ffff],
  [0xe0100, 0xe01ef],
] as const;

let ignored: string | undefined;

/** A class of a regular expression with every sign that core's rule leaves out; asked of that rule once. */
function ignoredSigns(): string {
  ignored ??= `[${PLANES.flatMap(rangesIn).join('')}]`;
  return ignored;
}

function rangesIn([from, to]: (typeof PLANES)[number]): string[] {
  const ranges: string[] = [];
  let first: number | undefined;
  for (let code = from; code <= to + 1; code += 1) {
    const isIgnored = code <= to && plainText(String.fromCodePoint(code)) === '';
    if (isIgnored) first ??= code;
    else if (first !== undefined) {
      // A database text has no NUL.
      ranges.push(`${escaped(Math.max(first, 1))}-${escaped(code - 1)}`);
      first = undefined;
    }
  }
  return ranges;
}

const escaped = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;
