import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['packages', 'apps', 'scripts', '.storybook', 'e2e', 'bench'];
const SKIPPED = new Set(['node_modules', 'dist', 'fixtures', 'test-results', 'results']);

function walk(folder: string, path: string): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(folder, below);
    return /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [below] : [];
  });
}

/** Paths of the TypeScript files that people wrote, from the given workspace folder. */
export function sourceFiles(folder: string): string[] {
  const present = new Set(readdirSync(folder));
  return FOLDERS.filter((one) => present.has(one)).flatMap((one) => walk(folder, one));
}
