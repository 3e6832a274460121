import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../process/root';
import { run } from '../../process/run';
import { allDependencies, exampleManifests } from './exampleManifests';

const NOT_OURS = /[\\/](node_modules|dist|\.next|package-lock\.json)$/;

/** Lays the examples side by side outside the workspace and installs what they ask for once, our packages from tarballs. */
export async function installExamples(folder: string, tarballs: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(inRoot('examples'), folder, { recursive: true, filter: (path) => !NOT_OURS.test(path) });
  const own = Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]);
  const dependencies = { ...allDependencies(exampleManifests()), ...Object.fromEntries(own) };
  const manifest = { name: 'corridor-examples', private: true, dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, output } = await run('npm', install, { cwd: folder });
  if (code !== 0) throw new Error(`The examples could not be installed:\n${output}`);
}
