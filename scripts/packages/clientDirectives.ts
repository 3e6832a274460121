import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isClientModule } from '../build/clientModule.js';
import { inRoot } from '../process/root.js';

const startsWithDirective = (text: string): boolean => /^["']use client["']/.test(text);

/** Built modules of a package that need "use client" at their top and lack it. */
export function missingDirectives(name: string): string[] {
  const folder = inRoot('packages', name, 'dist');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const bare = modules.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return isClientModule(text) && !startsWithDirective(text);
  });
  if (name !== 'core' && !startsWithDirective(readFileSync(join(folder, 'index.cjs'), 'utf8'))) bare.push('index.cjs');
  return bare.map((file) => `${file} takes hooks or components and does not say "use client"`);
}
