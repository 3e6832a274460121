import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, preview } from 'vite';
import { freePort } from '../../scripts/machine/freePort';
import { inRoot } from '../../scripts/process/root';
import { sourceConditions } from '../../scripts/vite/sourceConditions';

const SOURCE = inRoot('bench', 'rivals');
const WORK = inRoot('.cache', 'rivals');
const PAGES = join(WORK, 'pages');

/** Installs what we compare with outside the workspace, once for each state of its package.json. */
function installRivals(): void {
  const wanted = readFileSync(join(SOURCE, 'package.json'), 'utf8');
  const present = join(WORK, 'package.json');
  const installed = existsSync(join(WORK, 'node_modules')) && existsSync(present);
  mkdirSync(WORK, { recursive: true });
  if (!installed || readFileSync(present, 'utf8') !== wanted) {
    cpSync(join(SOURCE, 'package.json'), present);
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: WORK, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  rmSync(PAGES, { recursive: true, force: true });
  cpSync(join(SOURCE, 'pages'), PAGES, { recursive: true });
}

/** A page of the bench that is built and served. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds pages for production, all on one React and our sources, and serves them by name. */
export async function servePages(names: readonly string[]): Promise<ReadonlyMap<string, ServedPage>> {
  installRivals();
  const served = new Map<string, ServedPage>();
  for (const name of names) served.set(name, await servePage(name));
  return served;
}

/** Builds a page for production, on one React and our sources; gives the folder that it was built into. */
async function buildPage(name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const outDir = join(WORK, 'built', name);
  await build({
    root: PAGES,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'entry',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%ENTRY%', `/${name}.tsx`) },
      },
      ...plugins,
    ],
    resolve: {
      ...sourceConditions().resolve,
      alias: { '@corridor/ui': inRoot('packages', 'ui', 'src', 'index.ts') },
      dedupe: ['react', 'react-dom', 'react-hook-form'],
    },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  return outDir;
}

/** Builds one page of the bench after what it compares with is installed; gives the folder that it was built into. */
export async function builtPage(name: string, plugins: readonly Plugin[] = []): Promise<string> {
  installRivals();
  return buildPage(name, plugins);
}

async function servePage(name: string): Promise<ServedPage> {
  const outDir = await buildPage(name);
  const port = await freePort();
  const server = await preview({
    root: PAGES,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
