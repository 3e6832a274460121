import type { SelectOption } from '../../internal/listbox/option';

const MARKS = /\p{Diacritic}/gu;

/** Text as it is compared: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase();

/** How well an option answers a query, 0 best; undefined when a word of the query is nowhere in it. */
function rank({ label, value, description = '', keywords = '' }: SelectOption, query: string): number | undefined {
  const [name, code] = [plain(label), plain(value)];
  if (code === query || name === query) return 0;
  if (name.startsWith(query) || code.startsWith(query)) return 1;
  const text = `${name} ${code} ${plain(description)} ${plain(keywords)}`;
  const words = query.split(/\s+/);
  if (words.every((word) => text.includes(` ${word}`) || name.startsWith(word))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : undefined;
}

/** Options that hold every word typed, best first and otherwise in their own order; all of them for no words. */
export function filterOptions<Option extends SelectOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plain(query.trim());
  if (!wanted) return options;
  return options
    .map((option, place) => ({ option, place, rank: rank(option, wanted) }))
    .filter((entry) => entry.rank !== undefined)
    .sort((one, two) => (one.rank ?? 0) - (two.rank ?? 0) || one.place - two.place)
    .map(({ option }) => option);
}
