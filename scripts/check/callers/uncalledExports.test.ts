import { expect, it } from 'vitest';
import { inRoot } from '../../process/root.js';
import { uncalledExports, unlistedExports } from './uncalledExports.js';

const fixture = inRoot('scripts', 'check', 'fixtures', 'callers');
const RULES = 'packages/core/src/concepts/cards/rules.ts';

it('finds what only a test calls, and neither a comment, an entry point nor a homonym is a caller', () => {
  expect(uncalledExports(fixture)).toEqual([{ name: 'cardLimit', file: RULES }]);
});

it('leaves out what is listed, and names a listed export that has found its caller', () => {
  const unlisted = unlistedExports(fixture, { cardLimit: 'a form', cardName: 'a title' });
  expect(unlisted.map(({ name }) => name)).toEqual(['cardName']);
});
