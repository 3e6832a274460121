import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Options } from 'tsup';
import { compactStyles } from './compactStyles.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const SUFFIXES = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source file that a relative import means; throws when there is none. */
function sourceOf(importer: string, specifier: string): string {
  const base = join(dirname(importer), specifier);
  const bare = base.replace(/\.jsx?$/, '');
  const candidates = [base, ...SUFFIXES.map((suffix) => base + suffix), ...SUFFIXES.map((suffix) => bare + suffix)];
  const found = candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
  if (!found) throw new Error(`${importer} imports ${specifier}, which does not exist.`);
  return found;
}

function outputSpecifier(importer: string, source: string): string {
  const path = relative(dirname(importer), source)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Keeps one output file per source file, with full file names in the imports, so that a bundler drops what a page does
 * not use and each module keeps its own directive. `clientOf` says whether a source must carry "use client".
 */
export function preserveModules(clientOf: (source: string) => boolean): Plugin {
  return {
    name: 'preserve-modules',
    setup(build) {
      build.onResolve({ filter: /^\.\.?(\/|$)/ }, ({ kind, importer, path }) => {
        if (kind === 'entry-point') return undefined;
        return { path: outputSpecifier(importer, sourceOf(importer, path)), external: true };
      });
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const directive = clientOf(text) && !/^['"]use client['"]/.test(text) ? "'use client';" : '';
        return { contents: directive + compactStyles(path, text), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
