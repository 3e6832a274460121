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

/** How each published package is built: ESM module by module with declarations, CommonJS in one file. */
export function packageBuild({ client }: { client: boolean }): Options[] {
  return [
    {
      ...shared,
      entry: SOURCES,
      format: 'esm',
      splitting: true,
      dts: { entry: 'src/index.ts' },
      clean: ['!index.cjs*'],
      esbuildPlugins: [preserveModules(client ? isClientModule : () => false)],
    },
    {
      ...shared,
      entry: ['src/index.ts'],
      format: 'cjs',
      splitting: false,
      banner: client ? { js: "'use client';" } : {},
    },
  ];
}
