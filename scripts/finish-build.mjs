// Runs after tsup in a package's folder: gives CommonJS readers the same declarations under the name they look for.
import { copyFileSync, existsSync } from 'node:fs';

for (const file of ['dist/index.js', 'dist/index.cjs', 'dist/index.d.ts']) {
  if (!existsSync(file)) throw new Error(`The build left no ${file} in ${process.cwd()}.`);
}
copyFileSync('dist/index.d.ts', 'dist/index.d.cts');
