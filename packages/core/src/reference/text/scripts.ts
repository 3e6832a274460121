type Table = ReadonlyMap<string, string>;

const tableOf = (pairs: string): Table =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
  );

/** Letters of Cyrillic as passports have them. @source ICAO Doc 9303 part 3, table B */
const CYRILLIC = tableOf(`
  аa бb вv гg дd еe ёe жzh зz иi іi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъie ыy ь эe юiu яia
  ґg єie їi ўu ђd ћc љlj њnj џdz јj ѓg ќk ѕdz ѐe ѝi
`);
/** Letters that Ukrainian reads otherwise, everywhere and at the start of a word. @source Cabinet of Ministers of Ukraine, resolution 55 of 2010 */
const UKRAINIAN = tableOf('гh иy');
const UKRAINIAN_FIRST = tableOf('єye їyi йy юyu яya');
/** Letters that Serbian and Macedonian read otherwise. @source ICAO Doc 9303 part 3, table B */
const SERBIAN = tableOf('жz хh цc чc шs');
const MACEDONIAN = tableOf('хh цc ѓgj ќkj џdj');
const NONE: Table = new Map();

const CYRILLIC_WORD = /\p{Script=Cyrillic}+(?:'\p{Script=Cyrillic}+)*/gu;

/** Text with its Cyrillic in Latin letters; letters of further languages stay as they are. @source ICAO Doc 9303 */
export function withoutCyrillic(text: string): string {
  const letters = text.toLowerCase();
  const isUkrainian = /[єїґ]/.test(letters) || (letters.includes('і') && !/[ёўыэъ\u048a-\u04ff]/.test(letters));
  const own = isUkrainian ? UKRAINIAN : southSlavic(letters);
  return text.replace(CYRILLIC_WORD, (word) =>
    spelt([...word.replaceAll("'", '')], (letter, before) => {
      if (isUkrainian && letter === 'г' && before === 'з') return 'gh';
      const first = isUkrainian && before === '' ? UKRAINIAN_FIRST.get(letter) : undefined;
      return first ?? own.get(letter) ?? CYRILLIC.get(letter);
    }),
  );
}

function southSlavic(letters: string): Table {
  if (/[ѓќѕ]/.test(letters)) return MACEDONIAN;
  return /[ђћјљњџ]/.test(letters) ? SERBIAN : NONE;
}

/** Letters of Greek one by one, and pairs that sound otherwise than their letters. @source ELOT 743 (ISO 843) */
const GREEK = tableOf('αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo');
const GREEK_WORD = /(?:\p{Script=Greek}\p{M}*)+/gu;
const GREEK_PARTS = /[αεηο]υ\u0301?(?!\u0308)|γ(?=[γξχ])|^μπ|μπ$|\p{Script=Greek}[\u0301\u0308]*/giu;
const OTHER_MARKS = /(?!\u0301|\u0308)\p{M}/gu;
const VOICED = /^[αεηιουωβγδζλμνρ]/i;

/** Text with its Greek in Latin letters. @source ELOT 743 (ISO 843) */
export function withoutGreek(text: string): string {
  return text.replace(GREEK_WORD, (given) => {
    const word = given.normalize('NFD').replace(OTHER_MARKS, '');
    const parts = [...word.matchAll(GREEK_PARTS)];
    return spelt(
      parts.map(([part]) => part),
      (part, _before, at) => {
        const { index, 0: whole } = parts[at] ?? { index: 0, 0: '' };
        return greekOf(part.normalize('NFD').replace(/[\u0301\u0308]/g, ''), word.slice(index + whole.length));
      },
    );
  });
}

function greekOf(part: string, after: string): string | undefined {
  if (part === 'μπ') return 'b';
  if (part === 'ου') return 'ou';
  if (part === 'γ' && /^[γξχ]/i.test(after)) return 'n';
  const [first = '', second] = part;
  const vowel = GREEK.get(first);
  return second === 'υ' && vowel !== undefined ? vowel + (VOICED.test(after) ? 'v' : 'f') : vowel;
}

/** A word in Latin letters, capitals as they are in it: Щ is Shch, but SHCH among capitals; what has no letters there stays. */
function spelt(
  parts: readonly string[],
  latinOf: (part: string, before: string, at: number) => string | undefined,
): string {
  return parts
    .map((part, at) => {
      const latin = latinOf(part.toLowerCase(), parts[at - 1]?.toLowerCase() ?? '', at);
      if (latin === undefined) return part;
      if (!isCapital(part.charAt(0))) return latin;
      const amongCapitals = part.length > 1 ? isCapital(part) : isCapital(parts[at + 1] ?? parts[at - 1] ?? '');
      return amongCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join('');
}

const isCapital = (text: string): boolean => text !== '' && text === text.toUpperCase() && text !== text.toLowerCase();
