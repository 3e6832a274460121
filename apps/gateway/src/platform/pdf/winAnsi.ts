// Windows-1252 beyond Latin-1: what the built-in fonts of PDF can show.
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text as the built-in fonts can show it: an accent that they lack is dropped, any other letter becomes a question mark. */
export function winAnsi(text: string): string {
  return [...text.normalize('NFC')].map(shown).join('');
}

function shown(letter: string): string {
  if (isShown(letter)) return letter;
  const [bare = ''] = letter.normalize('NFKD');
  return isShown(bare) ? bare : '?';
}

function isShown(letter: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter) || EXTRA.includes(letter);
}
