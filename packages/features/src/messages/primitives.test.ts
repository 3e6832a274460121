import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@corridor/ui';
import { expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'packages', 'ui', 'src');

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/messages|\.(test|stories|docs)\./.test(path))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n');

// `chip.${tone}.label` in code stands for every key with this beginning and this end.
const families = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{[^`}]*\}([\w.]*)`/g)].map(([, start = '', end = '']) => ({
  start,
  end,
}));

const isAsked = (key: string) =>
  code.includes(`'${key}'`) || families.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));

it('no sentence of the primitives is one that no part asks for', () => {
  expect(families.length).toBeGreaterThan(0);
  expect(Object.keys(en).filter((key) => !isAsked(key))).toEqual([]);
});
