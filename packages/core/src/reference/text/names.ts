// Latin letters that Unicode does not take apart, and how a plain keyboard writes them.
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
};
const PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

// Marks above and below letters; those of other scripts than Latin tell one letter from another.
const LATIN_MARKS = /([a-z])[\u0300-\u036f]+/g;

// Letters of Vietnamese alone, in which a mark tells one word from another: horn, hook above, dot below, d with stroke, two marks on a letter.
const VIETNAMESE = /[\u031b\u0309\u0323đ]|[aeo][\u0302\u0306][\u0300\u0301\u0303]/;

// What cannot be seen, and variants of one sign.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}]|\u034f/gu;

/** Name as names are compared: without case, width and needless space; every mark stays. @source ours */
export function nameKey(name: string): string {
  const spaced = name.normalize('NFKD').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  // Letter by letter, as the database does: the last sigma of a word is no other letter.
  return Array.from(spaced, (letter) => letter.toLowerCase())
    .join('')
    .replaceAll('ς', 'σ');
}

/** Name without the marks of Latin letters too, as a plain keyboard writes it: the key by which names are looked up, equal to the database's `corridor_fold`. @source ours */
export function nameFold(name: string): string {
  return nameKey(name)
    .replace(PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(LATIN_MARKS, '$1');
}

/**
 * Returns true if two texts are one name: alike but for case, width and space, or one of them written without any mark of Latin
 * letters; never where a mark carries meaning, as in Japanese, Thai, Indic scripts and Vietnamese. @source ours
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a === b) return true;
  if (VIETNAMESE.test(a) || VIETNAMESE.test(b)) return false;
  return nameFold(a) === nameFold(b) && (nameFold(a) === a || nameFold(b) === b);
}

/** Returns true if a search finds a name: each word of it stands there, Latin letters with or without their marks. @source ours */
export function findsName(search: string, name: string): boolean {
  const folded = nameFold(name);
  return nameFold(search)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** Returns true if two names differ by so little that one may be meant for the other: by marks, signs, spaces or a letter or two. @source ours */
export function isNearName(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (a === '' || b === '') return false;
  const length = Math.max(a.length, b.length);
  return a === b || isWithin(a, b, length < 5 ? 0 : length < 10 ? 1 : 2);
}

const lettersOf = (name: string): string => nameFold(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns true if so many letters added, left out, changed or swapped make one text of the other. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let rows: readonly (readonly number[])[] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= a.length; at += 1) {
    const next = nextRow(rows, a.slice(0, at), b);
    if (Math.min(...next) > most) return false;
    rows = [rows[1] ?? [], next];
  }
  return (rows[1]?.[b.length] ?? 0) <= most;
}

/** The changes that make the beginning of one text each beginning of the other, from those of the two shorter beginnings. */
function nextRow([before = [], row = []]: readonly (readonly number[])[], a: string, b: string): readonly number[] {
  const next = [a.length];
  const [former, last] = [a.at(-2), a.at(-1)];
  for (let at = 1; at <= b.length; at += 1) {
    const changed = (row[at - 1] ?? 0) + (last === b[at - 1] ? 0 : 1);
    const isSwapped = former !== undefined && last === b[at - 2] && former === b[at - 1];
    const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : changed;
    next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, changed, swapped));
  }
  return next;
}
