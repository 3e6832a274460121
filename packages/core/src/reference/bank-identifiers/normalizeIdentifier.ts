/** An identifier as banks compare it: without spaces and hyphens, in upper case, full-width characters made plain. */
export function normalizeIdentifier(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .toUpperCase();
}
