import { expect, it } from 'vitest';
import { showRows } from './specification.js';

const page = [
  '# Rows',
  '',
  '| row | says | shown by |',
  '|---|---|---|',
  '| 2.a.one | One | old |',
  '| 2.b | Two |  |',
];
const shown = (...texts: readonly string[]) =>
  showRows(
    page.join('\n'),
    texts.map((text, at) => ({ path: `e2e/${at}.spec.ts`, text })),
  );

it('names beside each row the files that show it, once', () => {
  const { text, problems } = shown('// @spec 2.b 2.a.one\n// @spec 2.b', '// @spec 2.a.*');
  expect(text.split('\n').slice(-2)).toEqual([
    '| 2.a.one | One | [0.spec.ts](../e2e/0.spec.ts), [1.spec.ts](../e2e/1.spec.ts) |',
    '| 2.b | Two | [0.spec.ts](../e2e/0.spec.ts) |',
  ]);
  expect(problems).toEqual([]);
});

it('finds rows that nothing shows, and names that are no row', () => {
  expect(shown('// @spec 2.a.one 2.c', '// @spec 3.*').problems).toEqual([
    'docs/specification.md: no test names 2.b',
    'e2e/0.spec.ts names 2.c, which is no row of docs/specification.md',
    'e2e/1.spec.ts names 3.*, which is no row of docs/specification.md',
  ]);
});
