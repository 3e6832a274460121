import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/loadMessages';
import { createFormatters } from '../../runtime/useFormatters';
import { differences as compare, fieldLabel } from './differences';

const format = createFormatters('en', 'Asia/Shanghai');
const differences = (before: Parameters<typeof compare>[0], after: Parameters<typeof compare>[1]) =>
  compare(before, after, format);

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
    expect(differences({ limits: limits('5.00') }, { limits: limits('1700.00') })).toEqual([
      { path: ['limits', 'daily'], before: '5.00\u00a0EUR', after: '1,700.00\u00a0EUR' },
    ]);
    expect(differences(null, { filter: { unheardOf: 1 } })).toEqual([
      { path: ['filter'], before: null, after: '{"unheardOf":1}' },
    ]);
  });

  it('writes times on the clock of the reader', () => {
    expect(differences(null, { expiresAt: '2026-11-22T20:33:32.000Z' })).toEqual([
      { path: ['expiresAt'], before: null, after: '2026-11-23 04:33:32' },
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
