import { renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundled = new Map<string, Promise<string>>();

/** Packages that read files of their own, and one that is used only where it is installed. */
const LEFT_OUT = ['@electric-sql/pglite', '@fontsource/*', '@node-rs/argon2', 'date-holidays', 'pdfkit', 'pg-native'];

// Some of what is taken in still asks for Node's own modules in the older way.
const OLDER_WAY = "import { createRequire as olderWay } from 'node:module'; const require = olderWay(import.meta.url);";

/** Lets a source that asks where it stands hear its own address, and not that of the one file. */
const OWN_ADDRESSES: Plugin = {
  name: 'own addresses',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

/** Makes one file of a program and all that it needs, once per run, and gives its path: it starts in a fraction of the time. */
export function bundle(entry: URL): Promise<string> {
  const made = bundled.get(entry.href) ?? make(fileURLToPath(entry));
  bundled.set(entry.href, made);
  return made;
}

async function make(entry: string): Promise<string> {
  // Beside the packages that it leaves out, so that it finds them.
  const path = join(root, 'node_modules', '.cache', `${basename(dirname(entry))}-${basename(entry, '.ts')}.mjs`);
  const unfinished = `${path}.${process.pid}.mjs`;
  const program = { entryPoints: [entry], outfile: unfinished, external: LEFT_OUT, conditions: ['@corridor/source'] };
  const way = { bundle: true, platform: 'node', format: 'esm', banner: { js: OLDER_WAY } } as const;
  await build({ ...program, ...way, plugins: [OWN_ADDRESSES], logLevel: 'error' });
  // Two runs beside each other make the same: neither ever reads half of it.
  renameSync(unfinished, path);
  return path;
}
