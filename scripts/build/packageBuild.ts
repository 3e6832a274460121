import type { Options } from 'tsup';
import { isClientModule } from './clientModule.js';
import { preserveModules } from './preserveModules.js';

const SOURCES = [
  'src/**/*.ts',
  'src/**/*.tsx',
  '!src/**/*.{test,test-d,stories}.{ts,tsx}',
  '!src/**/*.d.ts',
  '!src/testing/**',
];

const shared: Options = { target: 'es2022', sourcemap: true, treeshake: false, outDir: 'dist', silent: true };

/** How each published package is built: ESM module by module with declarations, CommonJS in one file for each door. */
export function packageBuild({ client, doors = ['index'] }: { client: boolean; doors?: readonly string[] }): Options[] {
  const entries = Object.fromEntries(doors.map((door) => [door, `src/${door}.ts`]));
  return [
    {
      ...shared,
      entry: SOURCES,
      format: 'esm',
      splitting: true,
      dts: { entry: entries },
      clean: doors.map((door) => `!${door}.cjs*`),
      esbuildPlugins: [preserveModules(client ? isClientModule : () => false)],
    },
    {
      ...shared,
      entry: entries,
      format: 'cjs',
      splitting: false,
      banner: client ? { js: "'use client';" } : {},
    },
  ];
}
