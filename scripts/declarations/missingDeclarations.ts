import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMED = /(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g;

const stands = (path: string): boolean =>
  [`${path}.d.ts`, join(path, 'index.d.ts')].some((file) => existsSync(file)) || path.endsWith('.json');

/** What declarations of a folder name beside them and is not there: with that a package would give out less than its sources. */
export function missingDeclarations(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  return files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const named = [...text.matchAll(NAMED)].flatMap(([, path]) => path ?? []);
    return named.filter((path) => !stands(join(folder, dirname(name), path))).map((path) => `${name} names ${path}`);
  });
}
