// A file that was read with a wrong mark or from a page may have what cannot be seen around its headings.
const IGNORED = /[\p{M}\p{Cf}\p{Cc}\s_-]+/gu;

/** A heading or code as it is compared: without accents, spaces, low lines, case and what cannot be seen. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(IGNORED, '').toLowerCase();
}
