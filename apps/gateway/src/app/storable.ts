const MAX_DEPTH = 32;

/** Whether a parsed value can be stored: no NUL, no half of a surrogate pair, at most 32 levels deep. */
export function isStorable(root: unknown): boolean {
  const waiting: [value: unknown, depth: number][] = [[root, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_DEPTH) return false;
    for (const [key, child] of Object.entries(value)) {
      if (!isStorableText(key)) return false;
      waiting.push([child, depth + 1]);
    }
  }
  return true;
}

/** Whether a text can be stored: PostgreSQL knows no NUL, and UTF-8 no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
