import { humanTextOf } from './humanText';

// Letters, digits and kana of another width, ligatures and letters of other faces of Latin: the same name in another look.
const OTHER_LOOKS =
  /[０-９Ａ-Ｚａ-ｚ\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3\u2160-\u217f\ufb00-\ufb06\uff66-\uff9f]+|[\u{1d400}-\u{1d7ff}]+/gu;

// Full-width signs are at home between letters of East Asia, and the plain ones with a letter of Latin beside them.
const WIDE_SIGNS = /(?<=[\p{Script=Latin}0-9])[！-～]|[！-～](?=[\p{Script=Latin}0-9])/gu;

const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02c8\u2032\u2035\u00b4\u0060\uff07\uff40\ua78c]/g;
const DOTS = '.\\u00b7\\u2022\\u2024\\u2027\\u2219\\u22c5\\u25cf\\u2e31\\u2e33\\u30fb\\u318d\\uff0e\\uff65';
const DOT_IN_HAN = new RegExp(`(?<=\\p{Script=Han}) ?[${DOTS}] ?(?=\\p{Script=Han})`, 'gu');
const SPACES = /\p{Zs}+/gu;

const plainWidth = (text: string): string => text.normalize('NFKC');

/**
 * Name of a person, a company or a bank as it is kept, whichever keyboard it was typed on: composed, in plain letters, with the
 * middle dot U+00B7 inside Chinese names, straight apostrophes and single spaces. @source GB/T 15834 (the dot); others ours
 */
export function typedName(text: string): string {
  return humanTextOf(text)
    .replace(SPACES, ' ')
    .replace(OTHER_LOOKS, plainWidth)
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(DOT_IN_HAN, '\u00b7')
    .replace(WIDE_SIGNS, plainWidth)
    .normalize('NFC')
    .trim();
}

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** Names of a person, of which one is enough. */
export interface PersonNames {
  readonly firstName?: string | undefined;
  readonly middleName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Name to show a person by: what is there of it, in East Asian letters the family first. @source ours */
export function personName({ firstName = '', middleName = '', lastName = '' }: PersonNames): string {
  if (firstName !== '' && EAST_ASIAN.test(lastName + firstName)) return lastName + firstName;
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
