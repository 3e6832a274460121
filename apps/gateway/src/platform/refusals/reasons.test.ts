import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSAL_REASONS } from '@corridor/core';
import { expect, it } from 'vitest';

const code = ['apps/gateway/src', 'packages/core/src/concepts']
  .map((folder) => join(process.cwd(), folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
// Sizes and types of values are named by `parse`, from the schema's own issues.
const named = new Set([
  ...[...code.matchAll(/'(refusals\.\w+)'/g)].map(([, key = '']) => key),
  ...[...code.matchAll(/(?:because\(|small: |big: |\?\? )'(\w+)'/g)].map(([, key = '']) => `refusals.${key}`),
]);

it('names only reasons that core knows', () => {
  const plain = [...code.matchAll(/'(refusals\.\w+)'/g)].map(([, key = '']) => key);
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.filter((key) => !Object.hasOwn(REFUSAL_REASONS, key))).toEqual([]);
});

it('names every reason that core knows', () => {
  expect(Object.keys(REFUSAL_REASONS).filter((key) => !named.has(key))).toEqual([]);
});
