import { isDataTable } from './paths.js';
import type { Rule } from './rule.js';

const LIMIT = 250;

/** No file is longer than 250 lines; tables of data are exempt by name. */
export const fileLength: Rule = {
  name: 'file-length',
  applies: (path) => !isDataTable(path),
  find: ({ text, tree }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LIMIT ? [{ at: tree.end, message: `${lines} lines, the limit is ${LIMIT}` }] : [];
  },
};
