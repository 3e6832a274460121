import {
  canonicalEmail,
  isEmail,
  looksLikeCreditorReference,
  looksLikeQrReference,
  normalizeIdentifier,
  phoneNumberOf,
  type TimeRange,
  typedName,
  typedTextOf,
} from '@corridor/core';
import { and, type Column, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../database';

/** Any of several values; no condition when none is named. */
export function anyOf<T>(column: Column, values: readonly T[] | undefined): SQL | undefined {
  return values && values.length > 0 ? inArray(column, [...values]) : undefined;
}

/** Rows that meet a condition, or those that do not; all where nobody asks. */
export function whether(condition: SQL, asked: boolean | undefined): SQL | undefined {
  if (asked === undefined) return undefined;
  return asked ? condition : sql`NOT (${condition})`;
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

/**
 * Every word of a search somewhere in a folded column, whatever its case and accents, as it stands or as what was typed is read;
 * or the whole search as the id, or as the identifier that another column keeps.
 */
export function matching(folded: Column, id: Column, search: string | undefined, identifier?: Column): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  const inText = [...new Set([text, typedTextOf(text)])].map((words) => inFolded(folded, words));
  const isIdentified = identifier && inArray(identifier, identifiersIn(text));
  return or(...inText, isUuid(text) ? eq(id, text) : undefined, isIdentified);
}

/** A text as a reference, in groups or not, however it was typed. */
export function isReference(column: Column, text: string): SQL {
  const typed = typedTextOf(text);
  const isStructured = looksLikeQrReference(typed) || looksLikeCreditorReference(typed);
  return inArray(column, [...new Set([text, typed, ...(isStructured ? [normalizeIdentifier(typed)] : [])])]);
}

function inFolded(folded: Column, text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const asKept = words.map((word) => (isEmail(word) ? canonicalEmail(word) : word));
  return and(...asKept.map((word) => or(...typings(word).map((text) => contains(folded, text)))));
}

/** What a search may be as the number of an account, a phone or a PIX key, each as it is kept. */
function identifiersIn(text: string): string[] {
  const [account, phone] = [normalizeIdentifier(text), phoneNumberOf(text)];
  return [...new Set([account, phone, normalizeIdentifier(phone), canonicalEmail(text).toLowerCase()])];
}

/** A word as it was typed and, where names are kept otherwise, as they are. */
const typings = (word: string): string[] => [...new Set([word, typedName(word)])];

const contains = (folded: Column, text: string): SQL =>
  sql`${folded} LIKE '%' || corridor_fold(${escaped(text)}) || '%'`;

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
