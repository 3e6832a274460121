import { expect, it } from 'vitest';
import { createI18next } from './createI18next';

it('says formats and sentences inside sentences, the host’s before ours, and falls back to English', () => {
  const { put, t } = createI18next();
  put('ours', 'en', { title: 'Rows', other: '{count} others' });
  put('ours', 'fr', { title: 'Lignes' });
  put('host', 'en', { rows: '{count, number} of $t(title)', alone: '{sum, currency(currency: EUR)}' });
  expect(t('en', 'rows', { count: 12_345 })).toBe('12,345 of Rows');
  expect(t('en', 'alone', { sum: 1.5 })).toBe('€1.50');
  expect(t('fr', 'title')).toBe('Lignes');
  expect(t('fr', 'other', { count: 2 })).toBe('2 others');
  put('host', 'en', { title: 'Yours' });
  expect(t('en', 'title')).toBe('Yours');
  expect(t('en', 'rows', { count: 1 })).toBe('rows');
});
