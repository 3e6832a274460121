import type { Plugin } from 'vite';

/**
 * Marks files that run as soon as they arrive: the browser then compiles all their functions off the main thread
 * while they arrive, instead of at the first call.
 */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        // Also the code of a screen, for a page that is opened at its address.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (names.includes(file.name) || /^screen-\d/.test(file.name)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
