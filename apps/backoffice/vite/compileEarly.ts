import type { Plugin } from 'vite';

/**
 * Marks files that are run as soon as they come: the browser then compiles all their functions beside the page's own thread
 * while they arrive, and none of them when it is first called.
 */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
