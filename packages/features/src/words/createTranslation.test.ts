import { expect, it } from 'vitest';
import { createTranslation } from './createTranslation';

it('says formats and sentences inside sentences, and leaves to others what the host does not say', () => {
  const host = { rows: '{count, number} rows of $t(title)', alone: '{sum, currency(currency: EUR)}' };
  const { t } = createTranslation('en', host, (key, values) => `ours ${key} ${values?.count ?? ''}`.trim());
  expect(t('rows', { count: 12_345 })).toBe('12,345 rows of ours title 12345');
  expect(t('alone', { sum: 1.5 })).toBe('€1.50');
  expect(t('other', { count: 2 })).toBe('ours other 2');
});
