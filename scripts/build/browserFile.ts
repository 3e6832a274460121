import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inRoot } from '../process/root.js';
import { browserPart } from './browserParts.js';
import { keepNodeEnv } from './keepNodeEnv.js';

const PACKAGE = inRoot('packages', 'features');
const DIST = join(PACKAGE, 'dist');

/** Where the file for pages without a bundler stands, with its parts and their hashes. */
export const BROWSER_FOLDER = join(DIST, 'browser');

/** The file that a page names; its parts have names of their own content. */
const ENTRY = 'corridor.js';

/** A file of the browser build: how a page pins it, and what it weighs. */
export interface PinnedFile {
  readonly integrity: string;
  readonly bytes: number;
  readonly gzip: number;
}

/** What `integrity.json` says. */
export interface Integrity {
  readonly version: string;
  readonly entry: string;
  /** The entry first, then its parts, by their path beside this file. */
  readonly files: Readonly<Record<string, PinnedFile>>;
}

function pinned(path: string): PinnedFile {
  const content = readFileSync(path);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { integrity, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
}

function versionOfPackage(): string {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version;
}

function hashesOf(folder: string, version: string): Integrity {
  const parts = readdirSync(join(folder, 'parts')).map((name) => `parts/${name}`);
  const files = [ENTRY, ...parts.toSorted()].map((name) => [name, pinned(join(folder, name))] as const);
  return { version, entry: ENTRY, files: Object.fromEntries(files) };
}

/**
 * Builds the embed entry point with React and everything else inside: one ES module for `<script type="module">`, and parts that it
 * fetches when they are needed. Reads what the package's own build wrote.
 */
export async function buildBrowserFile(folder = BROWSER_FOLDER): Promise<Integrity> {
  const version = versionOfPackage();
  rmSync(folder, { recursive: true, force: true });
  await keepNodeEnv(() =>
    build({
      root: PACKAGE,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        reportCompressedSize: false,
        rollupOptions: {
          input: { corridor: join(DIST, 'embed', 'index.js') },
          // A page imports the public names from it; its parts import more, so that what they share stands in it.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: ENTRY,
            chunkFileNames: 'parts/[name]-[hash].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'corridor', tags: ['$initial'] }, { name: browserPart }],
            },
            banner: (chunk) => (chunk.isEntry ? `/*! @corridor/features ${version} | MIT */` : ''),
          },
        },
      },
    }),
  );
  const integrity = hashesOf(folder, version);
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
  const entryFile = relative(folder, join(DIST, 'embed', 'index.js'));
  writeFileSync(join(folder, 'corridor.d.ts'), `export * from '${entryFile}';\n`);
  return integrity;
}
