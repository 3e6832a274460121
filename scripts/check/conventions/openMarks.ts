import { matches, type Rule } from './rule.js';

const MARKS = ['TO' + 'DO', 'FIX' + 'ME', 'biome-' + 'ignore', '@ts-' + 'nocheck', '@ts-' + 'ignore'];
const PATTERN = new RegExp(`(//|\\*).*?(${MARKS.join('|')})`, 'g');

/** No note about later work and no switched-off check stays in a file. */
export const openMarks: Rule = {
  name: 'open-marks',
  applies: () => true,
  find: ({ text }) => matches(text, PATTERN, (found) => `"${found.trim()}"`),
};
