import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { freePort } from '../../scripts/machine/freePort';
import { inRoot } from '../../scripts/process/root';
import { sourceConditions } from '../../scripts/vite/sourceConditions';

const SOURCE = inRoot('bench', 'rivals');
const WORK = inRoot('.cache', 'rivals');

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
  rmSync(join(WORK, 'pages'), { recursive: true, force: true });
  cpSync(join(SOURCE, 'pages'), join(WORK, 'pages'), { recursive: true });
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

async function servePage(name: string): Promise<ServedPage> {
  const root = join(WORK, 'pages');
  const outDir = join(WORK, 'built', name);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'entry',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%ENTRY%', `/${name}.tsx`) },
      },
    ],
    resolve: {
      ...sourceConditions().resolve,
      alias: { '@corridor/ui': inRoot('packages', 'ui', 'src', 'index.ts') },
      dedupe: ['react', 'react-dom', 'react-hook-form'],
    },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  const port = await freePort();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
