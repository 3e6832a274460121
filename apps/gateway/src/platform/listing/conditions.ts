import { type TimeRange, typedName } from '@corridor/core';
import { and, type Column, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../database';

/** Any of several values; no condition when none is named. */
export function anyOf<T>(column: Column, values: readonly T[] | undefined): SQL | undefined {
  return values && values.length > 0 ? inArray(column, [...values]) : undefined;
}

/** One value; no condition when it is not named. */
export function exactly(column: Column, value: string | number | boolean | undefined): SQL | undefined {
  return value === undefined || value === '' ? undefined : eq(column, value);
}

/** A record's id; one that is no id matches nothing. */
export function exactId(column: Column, id: string | undefined): SQL | undefined {
  if (id === undefined || id === '') return undefined;
  return isUuid(id) ? eq(column, id) : sql`false`;
}

/** A stretch of time: `from` included, `to` excluded. */
export function within(column: Column, range: TimeRange | undefined): SQL | undefined {
  return range && and(gte(column, new Date(range.from)), lt(column, new Date(range.to)));
}

/** Every word of a search somewhere in a folded column, whatever its case, accents and keyboard; or the whole search as the id. */
export function matching(folded: Column, id: Column, search: string | undefined): SQL | undefined {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const [only] = words;
  if (only === undefined) return undefined;
  const inText = and(...words.map((word) => or(...typings(word).map((text) => contains(folded, text)))));
  return words.length === 1 && isUuid(only) ? or(inText, eq(id, only)) : inText;
}

/** A word as it was typed and, where names are kept otherwise, as they are. */
const typings = (word: string): string[] => [...new Set([word, typedName(word)])];

const contains = (folded: Column, text: string): SQL =>
  sql`${folded} LIKE '%' || corridor_fold(${escaped(text)}) || '%'`;

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
