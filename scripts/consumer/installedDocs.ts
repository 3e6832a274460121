import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linksIn } from '../docs/linksIn';
import { PACKAGES } from './packTarballs';

/** Follows every link of the installed `llms.txt` and docs for partners; gives those that lead to no file. */
export async function followInstalledDocs(folder: string): Promise<string[]> {
  const scope = join(folder, 'node_modules', '@corridor');
  const docs = readdirSync(join(scope, 'features', 'dist', 'docs')).map((name) =>
    join('features', 'dist', 'docs', name),
  );
  const files = [...PACKAGES.map((name) => join(name, 'llms.txt')), ...docs];
  return files.flatMap((file) => {
    const links = linksIn(readFileSync(join(scope, file), 'utf8'));
    const lost = links.filter((address) => !existsSync(join(scope, dirname(file), address)));
    return lost.map((address) => `${file} leads to ${address}, which is not installed`);
  });
}
