import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { build } from 'vite';
import { inRoot } from '../../scripts/process/root';
import { sourceConditions } from '../../scripts/vite/sourceConditions';
import type { Figures } from '../measure/Measure';

const ENTRY = inRoot('packages', 'ui', 'src', 'index.ts');
const WORK = inRoot('.cache', 'parts');
const BESIDE = /^(react|react-dom|styled-components)(\/|$)/;

/** Names of the components that the package exports; icons are one line each and count as `Icon`. */
function partNames(): string[] {
  const program = ts.createProgram([ENTRY], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    noLib: true,
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(ENTRY);
  const exported = file && checker.getSymbolAtLocation(file);
  if (!exported) throw new Error('Nothing is exported by ui');
  return checker
    .getExportsOfModule(exported)
    .filter((symbol) => originOf(symbol, checker).flags & ts.SymbolFlags.Value)
    .map(({ name }) => name)
    .filter((name) => /^[A-Z][a-z]/.test(name) && (name === 'Icon' || !name.endsWith('Icon')))
    .sort();
}

function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

async function bytesOf(part: string): Promise<number> {
  const entry = join(WORK, `${part}.js`);
  mkdirSync(WORK, { recursive: true });
  writeFileSync(entry, `export { ${part} } from ${JSON.stringify(ENTRY)};\n`);
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
