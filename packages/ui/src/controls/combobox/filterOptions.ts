import type { SelectOption } from '../../internal/listbox/option';

// Marks of Latin letters alone: in other scripts a mark tells one letter from another.
const MARKS = /([a-z])[\u0300-\u036f]+/g;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}]|\u034f/gu;
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};

/** Text as it is compared: without case, width, needless space and the marks of Latin letters. */
function plain(text: string): string {
  const spaced = text.normalize('NFKD').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  const letters = Array.from(spaced, (sign) => PLAIN_LETTERS[sign.toLowerCase()] ?? sign.toLowerCase());
  return letters.join('').replace(MARKS, '$1');
}

/** How well an option answers a query, 0 best; undefined when a word of the query is nowhere in it. */
function rank({ label, value, description = '', keywords = '' }: SelectOption, query: string): number | undefined {
  const [name, code] = [plain(label), plain(value)];
  if (code === query || name === query) return 0;
  if (name.startsWith(query) || code.startsWith(query)) return 1;
  const text = `${name} ${code} ${plain(description)} ${plain(keywords)}`;
  const words = query.split(' ');
  if (words.every((word) => text.includes(` ${word}`) || name.startsWith(word))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : undefined;
}

/** Options that hold every word of a query, whatever its case, width and Latin accents; best first and otherwise in their own order; all of them for no words. */
export function filterOptions<Option extends SelectOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plain(query);
  if (!wanted) return options;
  return options
    .map((option, place) => ({ option, place, rank: rank(option, wanted) }))
    .filter((entry) => entry.rank !== undefined)
    .sort((one, two) => (one.rank ?? 0) - (two.rank ?? 0) || one.place - two.place)
    .map(({ option }) => option);
}
