import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../process/root';
import { run } from '../process/run';

/** React versions that a partner may bring, with the types that belong to them. */
export const REACT_VERSIONS = { 18: '^18.3.1', 19: '^19.0.0' } as const;

/** A major version of React that the packages promise to work with. */
export type ReactMajor = keyof typeof REACT_VERSIONS;

/** Lays the partner's portal in a folder outside the workspace and installs it from tarballs with npm, its own lockfile included. */
export async function createConsumer(
  folder: string,
  major: ReactMajor,
  tarballs: Readonly<Record<string, string>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(inRoot('apps', 'partner-portal'), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const manifestPath = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const react = REACT_VERSIONS[major];
  for (const [name, path] of Object.entries(tarballs)) manifest.dependencies[name] = `file:${path}`;
  Object.assign(manifest.dependencies, { react, 'react-dom': react });
  Object.assign(manifest.devDependencies, { '@types/react': react, '@types/react-dom': react });
  writeFileSync(manifestPath, JSON.stringify(manifest, null, 2));
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`The portal on React ${major} could not be installed:\n${output}`);
}
