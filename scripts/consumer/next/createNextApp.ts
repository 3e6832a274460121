import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../process/run';
import { REACT_VERSIONS } from '../createConsumer';
import { NEXT_FILES } from './nextFiles';

/** The framework that the packages are tried in; the registry has its compiler as a package. */
const NEXT = '16.4.6';

/** Lays a Next.js app in a folder outside the workspace and installs it from tarballs with npm. */
export async function createNextApp(folder: string, tarballs: Readonly<Record<string, string>>): Promise<void> {
  const own = Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]);
  const react = REACT_VERSIONS[19];
  const manifest = {
    name: 'northwind-next',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(own),
      next: NEXT,
      react,
      'react-dom': react,
      'styled-components': '^6.6.0',
    },
  };
  for (const [path, text] of Object.entries({ ...NEXT_FILES, 'package.json': JSON.stringify(manifest, null, 2) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // Where it knows a CI it recommends to keep the cache of builds, unless there is one.
  mkdirSync(join(folder, '.next', 'cache'), { recursive: true });
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`The Next.js app could not be installed:\n${output}`);
}
