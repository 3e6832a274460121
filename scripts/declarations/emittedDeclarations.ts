import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from '../process/root.js';
import { runCompiler } from '../process/run.js';
import { keepOnce } from '../snapshots/keepOnce.js';
import { stampOf } from '../snapshots/stampOf.js';
import { iconDeclarations } from './iconDeclarations.js';
import { missingDeclarations } from './missingDeclarations.js';

const PACKAGES = ['core', 'ui', 'features'];
const INPUTS = [
  ...PACKAGES.map((name) => `packages/${name}/src`),
  'scripts/declarations',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];

/** Entry points of published packages: where they are imported from, without the ending. */
const ENTRY_POINTS = [
  'core/src/index',
  'ui/src/index',
  'features/src/index',
  'features/src/embed/index',
  'features/src/messages/index',
  'features/src/test-gateway/index',
];

/** Makes packages of what was written, so that declarations that name another package read its declarations. */
function linkPackages(folder: string): void {
  const scope = join(folder, 'node_modules', '@corridor');
  mkdirSync(scope, { recursive: true });
  for (const name of PACKAGES) {
    const manifest = { name: `@corridor/${name}`, version: '0.0.0', types: 'src/index.d.ts' };
    writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify(manifest));
    symlinkSync(join('..', '..', 'packages', name), join(scope, name));
  }
}

async function emit(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'tsconfig.json');
  const written = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: folder };
  // What is found through node_modules belongs to others and is not written.
  const paths = Object.fromEntries(PACKAGES.map((name) => [`@corridor/${name}`, [inRoot('packages', name, 'src')]]));
  const include = [...ENTRY_POINTS.map((entry) => inRoot('packages', `${entry}.ts`)), inRoot('packages/*/src/*.d.ts')];
  const extended = inRoot('packages', 'features', 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ extends: extended, compilerOptions: { ...written, paths }, include }));
  const { code, output } = await runCompiler(['-p', project, '--pretty', 'false']);
  if (code !== 0) throw new Error(output);
  rmSync(project);
  const missing = missingDeclarations(join(folder, 'packages'));
  if (missing.length > 0) throw new Error(`The compiler left declarations out: ${missing.join('; ')}`);
  const icons = join(folder, 'packages', 'ui', 'src', 'icon', 'icons.d.ts');
  writeFileSync(icons, iconDeclarations(readFileSync(icons, 'utf8')));
  linkPackages(folder);
}

/**
 * Folder with the declarations of all published packages, file by file as their sources are, written by the compiler once
 * for whoever asks: the entry points are at `<package>/src/<entry>.d.ts`. @throws Error with what the compiler found
 */
export async function emittedDeclarations(): Promise<string> {
  const place = { folder: 'declarations', kind: 'of', stamp: stampOf(INPUTS) };
  return join(await keepOnce(place, emit), 'packages');
}
