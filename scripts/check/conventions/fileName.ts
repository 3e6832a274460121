import type { Rule } from './rule.js';

const VAGUE = /(^|\/)(utils?|helpers?|common|types)(\.[^/]*)?(\/|$)/i;
const GRAND = /(Manager|Wrapper|Helper)s?(\.[^/]+)?\.tsx?$/;

/** A file or folder is named by what it does, never utils, helpers, common, types, Manager, Wrapper or Helper. */
export const fileName: Rule = {
  name: 'file-name',
  applies: () => true,
  find: ({ path }) =>
    VAGUE.test(path) || GRAND.test(path) ? [{ at: 0, message: 'name the file by what it does' }] : [],
};
