import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const ICON = /@lucide\/icons\/icons\/([\w-]+)/;

const nameOf = (path: string): string => ICON.exec(path)?.[1] ?? '';

/** Imports each icon from a file of its own, so that a page loads the lines of those that it shows, and installs no other. */
export const iconsApart: Plugin = {
  name: 'icons-apart',
  setup(build) {
    build.onResolve({ filter: ICON }, ({ path }) => ({ path: `./lines/${nameOf(path)}.js`, external: true }));
  },
};

/** Writes those files, where the package in this folder has icons. */
export function iconFiles(shared: Options): Options[] {
  const list = join('src', 'icon', 'icons.ts');
  if (!existsSync(list)) return [];
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const specifiers = readFileSync(list, 'utf8').match(new RegExp(ICON, 'g')) ?? [];
  const entry = Object.fromEntries(specifiers.map((path) => [`icon/lines/${nameOf(path)}`, resolve(path)]));
  return [{ ...shared, entry, format: 'esm' }];
}
