/** A text as names and headings are compared: without accents, spaces, low lines and case. */
export function plainText(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/[\s_-]+/g, '');
}
