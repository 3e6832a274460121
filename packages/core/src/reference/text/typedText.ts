import { humanTextOf } from './humanText';

// Turns the order of what stands behind it, so that a reader saw another text than is kept.
const REVERSED = '\u202e';
const HIDDEN = /([^\p{DI}]?)(\p{DI}+)(?=(.?))/gsu;
const LETTER_OF_JOINERS = /[\p{L}\p{M}\p{S}]/u;
const PLAIN_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u;

/**
 * Text that was typed or pasted as it is read: without invisible formatting, each stretch of white space one space, digits of
 * any script 0–9. Not for names, whose joiners and spaces are spelling; a text that turns its order stays as it is. @source ours
 */
export function typedTextOf(text: string): string {
  if (text.includes(REVERSED)) return humanTextOf(text);
  return humanTextOf(withPlainDigits(withoutHidden(text)).replace(/[\p{Zs}\t]+/gu, ' '));
}

/** The text without the marks around it that came along with a copy: white space and invisible formatting. */
export function withoutEdges(text: string): string {
  if (text.includes(REVERSED)) return humanTextOf(text);
  return humanTextOf(text.replace(/^[\s\p{DI}]+|[\s\p{DI}]+$/gu, ''));
}

/** The text without invisible formatting, but for the joiners inside words and signs that are spelt with them. */
function withoutHidden(text: string): string {
  return text.replace(HIDDEN, (_, before: string, hidden: string, after: string) => {
    const isSpelling = /^\ufe0f?[\u200c\u200d]$/.test(hidden) && isJoined(before) && isJoined(after);
    return isSpelling ? before + hidden : before;
  });
}

const isJoined = (sign: string): boolean => LETTER_OF_JOINERS.test(sign) && !PLAIN_LETTER.test(sign);

/** The text with the decimal digits of every script as 0–9: a script has its ten in order, whole tens side by side. */
function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let before = (digit.codePointAt(0) ?? 0) - 1;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(before))) {
      value += 1;
      before -= 1;
    }
    return String(value % 10);
  });
}
