import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Makes required modules give the same default as imported ones: that of a module marked `__esModule`, as bundlers do.
 * In a package of ES modules esbuild takes Node's rule instead, by which the default is the whole of what was required.
 */
export const bundlerInterop: Plugin = {
  name: 'bundler-interop',
  renderChunk: (code) => ({ code: code.replaceAll(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)') }),
};
