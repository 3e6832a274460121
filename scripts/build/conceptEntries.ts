import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../process/root.js';

const EXPORT = /^export (type )?\{([^}]*)\} from '[^']+';/gm;

/** Names of an entry file: as they are written in braces, types marked. */
export function namesOf(entry: string): string[] {
  return [...entry.matchAll(EXPORT)].flatMap(([, type = '', names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => type + name),
  );
}

/** What the entry point of one concept says to CommonJS: the same things that the whole package gives, never a second copy of them. */
export function requiredEntry(names: readonly string[]): string {
  const values = names.filter((name) => !name.startsWith('type '));
  const lines = values.map((name) => `exports.${name} = all.${name};`);
  return ["'use client';", "const all = require('../../index.cjs');", ...lines, ''].join('\n');
}

/** Writes declarations and CommonJS of the entry points by concept; their ES modules are those of the package's own build. */
export function writeConceptEntries(): void {
  const sources = inRoot('packages', 'features', 'src', 'concepts');
  const dist = inRoot('packages', 'features', 'dist', 'concepts');
  for (const concept of readdirSync(sources)) {
    const entry = join(sources, concept, 'index.ts');
    if (!existsSync(entry)) continue;
    const names = namesOf(readFileSync(entry, 'utf8'));
    writeFileSync(join(dist, concept, 'index.d.ts'), `export { ${names.join(', ')} } from '../../index.js';\n`);
    writeFileSync(join(dist, concept, 'index.cjs'), requiredEntry(names));
  }
}
