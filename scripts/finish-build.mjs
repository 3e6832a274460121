// Runs after tsup in a package's folder: gives CommonJS readers the same declarations under the names they look for, and features the docs for partners.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

for (const file of ['dist/index.js', 'dist/index.cjs', 'dist/index.d.ts']) {
  if (!existsSync(file)) throw new Error(`The build left no ${file} in ${process.cwd()}.`);
}
const declarations = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.d.ts'),
);
for (const file of declarations) {
  const text = readFileSync(`dist/${file}`, 'utf8');
  // What entry points have in common stands in files of its own, which a CommonJS reader would take for modules.
  const own = text.replace(/(from ')(\.[^']*)\.js(')/g, '$1$2.cjs$3');
  writeFileSync(`dist/${file.replace(/\.d\.ts$/, '.d.cts')}`, own);
}

if (basename(process.cwd()) === 'features') {
  const docs = '../../docs/partners';
  mkdirSync('dist/docs', { recursive: true });
  for (const file of readdirSync(docs)) {
    // Where they are installed the packages stand beside each other, three folders up from here.
    const text = readFileSync(`${docs}/${file}`, 'utf8').replaceAll('(../../packages/', '(../../../');
    writeFileSync(`dist/docs/${file}`, text);
  }
}
