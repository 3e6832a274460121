import type { Plugin } from 'vite';
import { compactStyles } from '../../../scripts/build/compactStyles.ts';

/** Removes comments, line breaks and indents from the style sheets of components. */
export function compactSheets(): Plugin {
  return {
    name: 'compact-sheets',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler: (code, id) => ({ code: compactStyles(id, code), map: null }),
    },
  };
}
