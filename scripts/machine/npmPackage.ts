import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../process/root.js';
import { run } from '../process/run.js';

/** Folder of an npm package that few machines need, in one exact version: fetched with the first use, kept in `.cache/packages`. @throws Error that says what npm said */
export async function npmPackage(name: string, version: string): Promise<string> {
  const kept = inRoot('.cache', 'packages', `${name.replace('/', '+')}@${version}`);
  const folder = join(kept, 'node_modules', name);
  if (existsSync(folder)) return folder;
  console.log(`Fetching ${name} ${version} from npm…`);
  const fresh = `${kept}.${process.pid}`;
  mkdirSync(dirname(kept), { recursive: true });
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', ['install', '--prefix', fresh, ...quiet, `${name}@${version}`]);
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`npm could not fetch ${name} ${version}: ${output.trim().split('\n')[0]}`);
  }
  // Whoever comes second keeps what the first one fetched.
  if (existsSync(kept)) rmSync(fresh, { recursive: true, force: true });
  else renameSync(fresh, kept);
  return folder;
}
