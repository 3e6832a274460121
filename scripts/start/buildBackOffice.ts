import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLines } from '../process/firstLines.js';
import { inRoot } from '../process/root.js';
import { runTool } from '../process/run.js';
import { compressFiles } from './compressFiles.js';

const APP = inRoot('apps', 'backoffice');
const BUILT = join(APP, 'dist');
const SOURCES = [
  ...['src', 'vite', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((part) => join(APP, part)),
  ...['core', 'ui', 'features'].map((name) => inRoot('packages', name, 'src')),
  inRoot('pnpm-lock.yaml'),
];

/** When the newest file at or below a path was changed; 0 where there is none. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

/** Returns true if what was built is as new as its sources, or if a run says that it built it: what it serves does not change in its middle. */
function isFresh(): boolean {
  const page = join(BUILT, 'index.html');
  if (!existsSync(page)) return false;
  return Boolean(process.env.CORRIDOR_BUILT) || statSync(page).mtimeMs > Math.max(...SOURCES.map(newest));
}

/** Builds the back office when its sources are newer than what was built, and gives the folder; undefined where it cannot be built. */
export async function buildBackOffice(): Promise<string | undefined> {
  if (isFresh()) return BUILT;
  console.log('Building the back office…');
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: APP });
  if (code !== 0) {
    console.error(firstLines(output, 20));
    return undefined;
  }
  await compressFiles(BUILT);
  return BUILT;
}
