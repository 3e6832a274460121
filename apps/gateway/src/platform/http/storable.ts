import { fieldPath } from './fieldPath';

const MAX_DEPTH = 32;
// A path is for a reader: deeper down it says no more.
const MAX_PATH = 4;

interface Part {
  readonly value: unknown;
  readonly depth: number;
  readonly path: readonly string[];
}

/** The path of what cannot be stored in a parsed value: a NUL, half of a surrogate pair, or more than 32 levels; null where all can. */
export function findUnstorable(root: unknown): string | null {
  const waiting: Part[] = [{ value: root, depth: 0, path: [] }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (isUnstorable(part)) return fieldPath(part.path);
    waiting.push(...partsOf(part));
  }
  return null;
}

function isUnstorable({ value, depth }: Part): boolean {
  if (typeof value === 'string') return !isStorableText(value);
  if (typeof value !== 'object' || value === null) return false;
  return depth === MAX_DEPTH || !Object.keys(value).every(isStorableText);
}

function partsOf({ value, depth, path }: Part): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, child]) => ({
    value: child,
    depth: depth + 1,
    path: depth < MAX_PATH ? [...path, key] : path,
  }));
}

/** Returns true if a text can be stored: PostgreSQL knows no NUL, and UTF-8 no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
