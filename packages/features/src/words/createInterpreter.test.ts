import { expect, it } from 'vitest';
import { createInterpreter } from './createInterpreter';

it('says formats and sentences inside sentences, the host’s before ours, and falls back to English', () => {
  const { put, say } = createInterpreter();
  put('ours', 'en', { title: 'Rows', other: '{count} others' });
  put('ours', 'fr', { title: 'Lignes' });
  put('host', 'en', { rows: '{count, number} of $t(title)', alone: '{sum, currency(currency: EUR)}' });
  expect(say('en', 'rows', { count: 12_345 })).toBe('12,345 of Rows');
  expect(say('en', 'alone', { sum: 1.5 })).toBe('€1.50');
  expect(say('fr', 'title')).toBe('Lignes');
  expect(say('fr', 'other', { count: 2 })).toBe('2 others');
  put('host', 'en', { title: 'Yours' });
  expect(say('en', 'title')).toBe('Yours');
  expect(say('en', 'rows', { count: 1 })).toBe('rows');
});
