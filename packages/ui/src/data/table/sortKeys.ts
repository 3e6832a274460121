import type { CellValue } from './column';

/** What is absent stands after everything else, in both directions. */
const ABSENT = Number.POSITIVE_INFINITY;

const LAST_ASCII = 0x7f;

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > LAST_ASCII) return false;
  return true;
}

/** Texts in the order of a language; those of plain letters need no collator, which is ten times slower. */
function inOrder(texts: string[], locale: string): string[] {
  if (texts.every(isPlain)) return texts.sort();
  return texts.sort(new Intl.Collator(locale).compare);
}

function numberOf(value: CellValue): number | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? ABSENT : value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return Number(value);
  return value === null || value === undefined || value === '' ? ABSENT : undefined;
}

/** Numbers that stand in the order of the values: texts by their rank among the different ones, in small letters. */
export function sortKeys(values: readonly CellValue[], locale: string): Float64Array {
  const keys = Float64Array.from(values, (value) => numberOf(value) ?? Number.NaN);
  const texts = values.map((value) => (typeof value === 'string' ? value.toLowerCase() : ''));
  const rank = new Map(inOrder([...new Set(texts)], locale).map((text, index) => [text, index]));
  for (let at = 0; at < keys.length; at += 1) {
    if (Number.isNaN(keys[at])) keys[at] = rank.get(texts[at] ?? '') ?? ABSENT;
  }
  return keys;
}
