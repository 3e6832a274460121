import { withoutKana } from './kana';
import { withoutCyrillic, withoutGreek } from './scripts';
import { typedName } from './typedName';

/** A text in the signs that SWIFT carries, or those of its signs that have no sure form there. */
export type LatinReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly signs: readonly string[] };

/** Letters of Latin that are no plain letter with a mark. @source EPC217-08 for one letter each, ICAO 9303 for two */
const LETTERS = new Map(
  `ß ss ẞ SS æ ae Æ AE œ oe Œ OE ø o Ø O ł l Ł L đ d Đ D ð d Ð D þ th Þ TH ħ h Ħ H ŧ t Ŧ T ŋ n Ŋ N ı i ĸ k ə e Ə E ɛ e Ɛ E ɔ o Ɔ O
   ɓ b Ɓ B ɖ d Ɖ D ɗ d Ɗ D ƙ k Ƙ K ƴ y Ƴ Y ɣ g Ɣ G ɩ i Ɩ I ʋ v Ʋ V`
    .match(/\S \S+/g)
    ?.map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/** Signs and the plain ones in their place. @source EPC217-08; quotation marks, which it has none for, ours */
const SIGNS = new Map(
  (
    [
      ['‘’‚‛“”„‟«»‹›"″`´′ʹʺʻʼʽˈ〝〞「」『』《》〈〉', "'"],
      ['‐‑‒–—―−⁃_~〜', '-'],
      ['[{⟨【〔', '('],
      [']}⟩】〕', ')'],
      ['\\|⁄', '/'],
      [';、', ','],
      ['¿', '?'],
      ['!¡"#$%*<=>^·•∙⋅‧・。°', '.'],
    ] as const
  ).flatMap(([signs, plain]) => [...signs].map((sign): [string, string] => [sign, plain])),
)
  .set('"', "'")
  .set('&', '+')
  .set('@', '(at)')
  .set('×', 'x')
  .set('€', 'EUR')
  .set('®', '')
  .set('©', '')
  .set('\u200c', '')
  .set('\u200d', '');

const CARRIED = /^[A-Za-z0-9 /?:().,'+-]*$/;
const MARKS = /\p{M}/gu;

/** Text with each letter of Latin as a plain one: marks gone, letters of their own kind spelt out; all else as it is. */
export function withoutMarks(text: string): string {
  return text
    .replace(/[\p{Script=Latin}ªº]\p{M}*/gu, (letter) => {
      const [first = ''] = letter.normalize('NFC');
      return LETTERS.get(first) ?? letter.normalize('NFKD').replace(MARKS, '').replace('ł', 'l');
    })
    .replace(/(?<![A-Z])(SS|AE|OE|TH)(?=\p{Ll})/gu, (letters) => letters.charAt(0) + letters.slice(1).toLowerCase());
}

/**
 * Text as SWIFT carries it: Latin letters, digits, spaces and / - ? : ( ) . , ' + of character set X, at whose start no sign of
 * the message's own stands. German Ü is U, as EPC217-08 has it, and not UE, which is a custom of one country among many. Cyrillic
 * is read by ICAO 9303, Greek by ELOT 743, kana by Hepburn; letters that have no sure reading, such as Han, are named instead.
 * @source SWIFT character set X, EPC217-08
 */
export function latinText(text: string): LatinReading {
  const words = withoutMarks(withoutKana(withoutCyrillic(withoutGreek(typedName(text)))));
  const signs = new Set<string>();
  let latin = '';
  for (const sign of words) {
    const carried = carriedOf(sign);
    if (carried === undefined) signs.add(sign);
    else latin += carried;
  }
  if (signs.size > 0) return { ok: false, signs: [...signs] };
  const plain = latin
    .replace(/ +/g, ' ')
    .replace(/^[-:/ ]+/, '')
    .trim();
  if (words !== '' && !/[A-Za-z0-9]/.test(plain)) return { ok: false, signs: [...new Set(words)] };
  return { ok: true, text: plain };
}

function carriedOf(sign: string): string | undefined {
  const plain = SIGNS.get(sign) ?? (CARRIED.test(sign) ? sign : undefined);
  if (plain !== undefined) return plain;
  const parts = [...withoutMarks(sign.normalize('NFKD').replace(MARKS, ''))].map((part) => SIGNS.get(part) ?? part);
  return parts.length > 0 && parts.every((part) => CARRIED.test(part)) ? parts.join('') : undefined;
}
