import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/loadMessages';
import { differences, fieldLabel } from './differences';

describe('differences', () => {
  it('leaves out what stayed, and tells what came and went', () => {
    expect(differences({ name: 'A', brand: 'B', bin: 1 }, { name: 'A', bin: 2, roles: ['x', 'y'] })).toEqual([
      { path: ['brand'], before: 'B', after: null },
      { path: ['bin'], before: '1', after: '2' },
      { path: ['roles'], before: null, after: 'x, y' },
    ]);
    expect(differences(null, null)).toEqual([]);
  });

  it('tells what a field is made of part by part, and an amount as a whole', () => {
    const limits = (amount: string) => ({ daily: { amount, currency: 'EUR' }, monthly: null });
    expect(differences({ limits: limits('5.00') }, { limits: limits('7.00') })).toEqual([
      { path: ['limits', 'daily'], before: '5.00 EUR', after: '7.00 EUR' },
    ]);
    expect(differences(null, { filter: { unheardOf: 1 } })).toEqual([
      { path: ['filter'], before: null, after: '{"unheardOf":1}' },
    ]);
  });

  it('names a field in each language', async () => {
    const labels = await Promise.all(
      (['en', 'fr', 'zh'] as const).map(async (language) => {
        const { sentences } = await loadMessages(language);
        return fieldLabel(['individual', 'firstName'], (key) => sentences[key] ?? key);
      }),
    );
    expect(labels).toEqual(['Individual · First name', 'Particulier · Prénom', '个人 · 名']);
    expect(fieldLabel(['unheardOf'], (key) => key)).toBe('unheardOf');
  });
});
