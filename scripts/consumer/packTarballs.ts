import { mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runPnpm } from '../process/pnpm';
import { inRoot, root } from '../process/root';
import { keepOnce } from '../snapshots/keepOnce';
import { stampOf } from '../snapshots/stampOf';

/** The published packages, in the order in which they depend on each other. */
export const PACKAGES = ['core', 'ui', 'features'] as const;

/** Every file that a package may bring, and what its manifest's versions are taken from. */
function packedFiles(): string[] {
  const built = PACKAGES.flatMap((name) => {
    const entries = readdirSync(inRoot('packages', name, 'dist'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => join(parentPath, file));
    const beside = ['package.json', 'README.md', 'llms.txt', 'LICENSE'].map((file) => inRoot('packages', name, file));
    return [...files.sort(), ...beside];
  });
  return [...built.map((path) => relative(root, path)), 'package.json', 'pnpm-workspace.yaml'];
}

async function pack(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const filters = PACKAGES.flatMap((name) => ['--filter', `@corridor/${name}`]);
  const { code, output } = await runPnpm([...filters, 'pack', '--pack-destination', folder], root);
  if (code !== 0) throw new Error(`The packages could not be packed:\n${output}`);
}

/** Packs the built packages as npm would publish them, once for the same files; gives the path of each tarball by package name. */
export async function packTarballs(): Promise<Readonly<Record<string, string>>> {
  const folder = await keepOnce({ folder: 'tarballs', kind: 'of', stamp: stampOf(packedFiles()) }, pack);
  const files = readdirSync(folder);
  const found = PACKAGES.map((name) => {
    const file = files.find((candidate) => candidate.startsWith(`corridor-${name}-`));
    if (!file) throw new Error(`@corridor/${name} was not packed`);
    return [`@corridor/${name}`, join(folder, file)] as const;
  });
  return Object.fromEntries(found);
}
