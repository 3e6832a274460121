import { TONES, type Tone } from '../../theme/tone';

/** First letters of the first and last word; one character for a name without spaces in Chinese. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A tone that is always the same for the same name. */
export function toneOf(name: string): Tone {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return TONES[sum % TONES.length] ?? 'neutral';
}
