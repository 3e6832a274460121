import { isScreen } from './paths.js';
import { matches, type Rule } from './rule.js';

const SIDE = '(left|right)';
const PHYSICAL = new RegExp(
  [
    `(?<![\\w-])(margin|padding|border|scroll-margin|scroll-padding)-${SIDE}(-\\w+)*\\s*:`,
    `(?<![\\w-])(margin|padding|border)(Left|Right)(\\w+)?\\s*:`,
    `(?<![\\w-])border-(top|bottom)-${SIDE}-radius\\s*:`,
    `(?<![\\w-])(text-align|float|clear)\\s*:\\s*${SIDE}\\b`,
    `(?<=[;{\`]\\s*)${SIDE}\\s*:\\s*[^;]*;`,
  ].join('|'),
  'g',
);

/** Styles name logical sides (inline-start, inline-end), so that right-to-left costs nothing. */
export const logicalCss: Rule = {
  name: 'logical-css',
  applies: isScreen,
  find: ({ text }) => matches(text, PHYSICAL, (found) => `"${found.trim()}" names a physical side`),
};
