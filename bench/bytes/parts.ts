import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { build } from 'vite';
import { inRoot } from '../../scripts/process/root';
import { sourceConditions } from '../../scripts/vite/sourceConditions';
import type { Figures } from '../measure/Measure';

const DOOR = inRoot('packages', 'ui', 'src', 'index.ts');
const WORK = inRoot('.cache', 'parts');
const BESIDE = /^(react|react-dom|styled-components)(\/|$)/;

/** Names of the components that the package exports; icons are one line each and count as `Icon`. */
function partNames(): string[] {
  const door = ts.createSourceFile(DOOR, readFileSync(DOOR, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  door.forEachChild((node) => {
    if (!ts.isExportDeclaration(node) || node.isTypeOnly || !node.exportClause || !ts.isNamedExports(node.exportClause))
      return;
    for (const { name, isTypeOnly } of node.exportClause.elements) if (!isTypeOnly) names.push(name.text);
  });
  return names.filter((name) => /^[A-Z][a-z]/.test(name) && (name === 'Icon' || !name.endsWith('Icon'))).sort();
}

async function bytesOf(part: string): Promise<number> {
  const entry = join(WORK, `${part}.js`);
  mkdirSync(WORK, { recursive: true });
  writeFileSync(entry, `export { ${part} } from ${JSON.stringify(DOOR)};\n`);
  const built = await build({
    root: inRoot('packages', 'ui'),
    configFile: false,
    logLevel: 'error',
    resolve: { ...sourceConditions().resolve },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'part' },
      rollupOptions: { external: (id) => BESIDE.test(id) },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${part} was not built`);
  const code = output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  return gzipSync(code, { level: 9 }).length;
}

/** What each part alone adds to a page that has React and styled-components. */
export async function measureParts(): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const part of partNames()) figures[`bytes.ui.${part}.gzip`] = await bytesOf(part);
  return figures;
}
