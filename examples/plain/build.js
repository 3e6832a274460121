import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const { CORRIDOR_GATEWAY: gateway = 'http://127.0.0.1:8080' } = process.env;
const manifest = fileURLToPath(import.meta.resolve('@corridor/features/dist/browser/integrity.json'));
const { entry, files } = JSON.parse(readFileSync(manifest, 'utf8'));
const pins = Object.entries(files).map(([name, { integrity }]) => [`/corridor/${name}`, integrity]);

const write = (name, replaced) => {
  const text = Object.entries(replaced).reduce(
    (written, [mark, value]) => written.replaceAll(mark, value),
    readFileSync(name, 'utf8'),
  );
  writeFileSync(`dist/${name}`, text);
};

mkdirSync('dist', { recursive: true });
cpSync(dirname(manifest), 'dist/corridor', { recursive: true });
write('page.js', { __GATEWAY__: gateway });
write('index.html', {
  '"__PINS__"': JSON.stringify(Object.fromEntries(pins)),
  __INTEGRITY__: files[entry].integrity,
});
