/** How many lines a text of a person may have: a name has one, a comment several. */
export type Lines = 'one' | 'several';

// Formatting that cannot be seen, of which only the joiners inside words are part of a script's spelling; letters that
// are drawn as nothing; and what turns the order of the characters around it.
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/u;
const STRAY_JOINER =
  /(^|[^\p{L}\p{M}\p{S}\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{S}\u200c\u200d])/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A person's text as it is kept: composed (NFC), without white space around it, its lines ended by `\n`. @source ours */
export function humanTextOf(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/**
 * Returns true for a text that a reader sees as it is: no control characters, no line breaks where it has one line, no
 * invisible formatting and nothing that turns the order of the letters. An empty text is one, too. @source ours
 */
export function isHumanText(text: string, lines: Lines = 'one'): boolean {
  const words = lines === 'several' ? text.replaceAll('\n', ' ') : text;
  if (HIDDEN.test(words) || STRAY_JOINER.test(words)) return false;
  return words.trim() === '' || VISIBLE.test(words);
}

/** The text without what a reader does not see, such as the name of a file that somebody else gave it. @source ours */
export function visibleTextOf(text: string): string {
  const shown = text
    .normalize('NFC')
    .replace(new RegExp(HIDDEN, 'gu'), '')
    .replace(new RegExp(STRAY_JOINER, 'gu'), '$1');
  return VISIBLE.test(shown) ? shown.trim() : '';
}
