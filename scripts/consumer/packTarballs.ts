import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runPnpm } from '../process/pnpm';
import { inRoot } from '../process/root';

/** The published packages, in the order in which they depend on each other. */
export const PACKAGES = ['core', 'ui', 'features'] as const;

/** Packs the built packages as npm would publish them; gives the path of each tarball by package name. */
export async function packTarballs(folder: string): Promise<Readonly<Record<string, string>>> {
  const tarballs: Record<string, string> = {};
  for (const name of PACKAGES) {
    const { code, output } = await runPnpm(['pack', '--pack-destination', folder], inRoot('packages', name));
    const file = readdirSync(folder).find((candidate) => candidate.startsWith(`corridor-${name}-`));
    if (code !== 0 || !file) throw new Error(`@corridor/${name} could not be packed:\n${output}`);
    tarballs[`@corridor/${name}`] = join(folder, file);
  }
  return tarballs;
}
