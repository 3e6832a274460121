import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Options } from 'tsup';
import { emittedDeclarations } from '../declarations/emittedDeclarations.js';
import { bundlerInterop } from './bundlerInterop.js';
import { isClientModule } from './clientModule.js';
import { iconFiles, iconsApart } from './iconLines.js';
import { preserveModules } from './preserveModules.js';

const SOURCES = [
  'src/**/*.ts',
  'src/**/*.tsx',
  '!src/**/*.{test,test-d,stories}.{ts,tsx}',
  '!src/**/*.d.ts',
  '!src/testing/**',
];

const shared: Options = { target: 'es2022', treeshake: false, outDir: 'dist', silent: true };

/** What a package is: whether it has components, and its entry points. */
interface Package {
  readonly client: boolean;
  readonly entries?: readonly string[];
}

/** How the package in this folder is built: ESM module by module with declarations, CommonJS in one file for each entry point. */
export async function packageBuild({ client, entries = ['index'] }: Package): Promise<Options[]> {
  const sources = Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`]));
  // Before anything is written: the builds below run side by side, and one that cleans would remove what another wrote.
  rmSync('dist', { recursive: true, force: true });
  const declared = `${await emittedDeclarations()}/${basename(process.cwd())}/src`;
  return [
    {
      ...shared,
      entry: SOURCES,
      format: 'esm',
      splitting: true,
      // From what the compiler wrote for all packages at once: reading their sources again takes ten times as long.
      dts: { entry: Object.fromEntries(entries.map((entry) => [entry, `${declared}/${entry}.d.ts`])) },
      esbuildPlugins: [preserveModules(client ? isClientModule : () => false), iconsApart],
    },
    {
      ...shared,
      entry: sources,
      format: 'cjs',
      splitting: false,
      plugins: [bundlerInterop],
      banner: client ? { js: "'use client';" } : {},
    },
    ...iconFiles(shared),
  ];
}
