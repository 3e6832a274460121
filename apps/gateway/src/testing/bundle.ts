import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bundled = new Map<string, Promise<string>>();

/** Makes one file of a program and all of our own that it needs, once per run, and gives its path: it starts in a fraction of the time. */
export function bundle(entry: URL): Promise<string> {
  const made = bundled.get(entry.href) ?? make(fileURLToPath(entry));
  bundled.set(entry.href, made);
  return made;
}

async function make(entry: string): Promise<string> {
  const name = `${basename(dirname(entry))}-${basename(entry, '.ts')}-${process.pid}.mjs`;
  // Beside the packages that it leaves out, so that it finds them.
  const outfile = join(root, 'node_modules', '.cache', name);
  const external = packages();
  const conditions = ['@corridor/source'];
  const program = { entryPoints: [entry], outfile, external, conditions };
  await build({ ...program, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}

function packages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@corridor/'));
}
