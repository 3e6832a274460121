// Each syllable of Hepburn and the kana that it is the reading of.
const READINGS = `a あ i い u う e え o お ka か ki き ku く ke け ko こ ga が gi ぎ gu ぐ ge げ go ご sa さ shi し su す se せ so そ za ざ ji じ
zu ず ze ぜ zo ぞ ta た chi ち tsu つ te て to と da だ ji ぢ zu づ de で do ど na な ni に nu ぬ ne ね no の ha は hi ひ fu ふ he へ ho ほ
ba ば bi び bu ぶ be べ bo ぼ pa ぱ pi ぴ pu ぷ pe ぺ po ぽ ma ま mi み mu む me め mo も ya や yu ゆ yo よ ra ら ri り ru る re れ ro ろ
wa わ i ゐ e ゑ o を n ん vu ゔ ka ゕ ke ゖ`;
const SYLLABLES: ReadonlyMap<string, string> = new Map(
  [...READINGS.matchAll(/[a-z]+ \S/g)].map(([pair]) => pairOf(pair)),
);
const SMALL = new Map(['ya ゃ', 'yu ゅ', 'yo ょ', 'wa ゎ', 'a ぁ', 'i ぃ', 'u ぅ', 'e ぇ', 'o ぉ'].map(pairOf));
// A syllable, what doubles it, and the small sign behind it; the last of a word may double nothing.
const PARTS = /(っ*)([^っ])([ゃゅょゎぁぃぅぇぉ]?)/gu;
const VOWELS = 'あいうえお';
const RUN = /[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const KATAKANA_BEFORE_HIRAGANA = 0x60;

/** Text with its kana in Latin letters by Hepburn, long vowels short and each word with a capital; what has no reading stays. @source Hepburn */
export function withoutKana(text: string): string {
  return text.replace(RUN, (word) => {
    const latin = readingOf(word.replace(/[ァ-ヶ]/g, hiraganaOf));
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

function pairOf(pair: string): [string, string] {
  const [reading = '', kana = ''] = pair.split(' ');
  return [kana, reading];
}

const hiraganaOf = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) - KATAKANA_BEFORE_HIRAGANA);

function readingOf(word: string): string {
  let latin = '';
  for (const { 0: part, 1: double = '', 2: sign = '', 3: small = '', index } of word.matchAll(PARTS)) {
    const next = word.charAt(index + part.length);
    if (sign === 'ー' || (small === '' && isLength(sign, next, latin))) continue;
    const syllable = syllableOf(sign, small);
    latin += double !== '' && /^[a-z]/.test(syllable) ? doubled(syllable) : syllable;
  }
  return latin;
}

function syllableOf(sign: string, small: string): string {
  const plain = SYLLABLES.get(sign) ?? SMALL.get(sign) ?? sign;
  return small === '' ? plain : joined(plain, SMALL.get(small) ?? '');
}

/** A vowel that only makes the one before it long: さとう, ゆうき and おおた, but not いのうえ and まつうら. */
function isLength(sign: string, next: string, before: string): boolean {
  if (sign === 'う') return /(o|yu|shu|chu|ju)$/.test(before) && !(next !== '' && VOWELS.includes(next));
  return sign === 'お' && before.endsWith('o');
}

/** A syllable and the small sign behind it: きゃ kya, しゃ sha, ふぁ fa, てぃ ti, うぃ wi, くぁ kwa. */
function joined(plain: string, small: string): string {
  const start = plain.slice(0, -1);
  if (small.length > 1) return /(sh|ch|j)$/.test(start) ? start + small.slice(1) : start + small;
  if (plain === 'u') return `w${small}`;
  if (plain === 'i') return `y${small}`;
  return /^[kg]u$/.test(plain) ? `${start}w${small}` : start + small;
}

const doubled = (syllable: string): string => (syllable.startsWith('ch') ? 't' : syllable.charAt(0)) + syllable;
