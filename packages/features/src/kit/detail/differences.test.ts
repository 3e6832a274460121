import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/loadMessages';
import { createFormatters } from '../../runtime/useFormatters';
import { differences as compare, fieldLabel } from './differences';
import { recordedEnumerations, recordedWords } from './recordedCodes';
import { conceptOf, referencesIn } from './recordedReferences';
import type { Recorded } from './recordedText';

const { sentences } = await loadMessages('fr');
const t = (key: string) => sentences[key] ?? key;
const format = createFormatters('en', 'Asia/Shanghai');

function differences(before: Recorded | null, after: Recorded | null, subject = 'shop') {
  const nameOf = (field: string, text: string) => (conceptOf(field) === 'merchants' ? `Name of ${text}` : text);
  return compare(before, after, { t, locale: 'fr', format, subject, nameOf });
}

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

  it('names the records that fields lead to, each read once', () => {
    expect(differences({ merchantId: 'm1' }, { merchantId: 'm2' })).toEqual([
      { path: ['merchantId'], before: 'Name of m1', after: 'Name of m2' },
    ]);
    expect(
      referencesIn(
        null,
        { merchantId: 'm1', note: 'm1', limits: { cardId: 'c1' } },
        { merchantId: 'm1', roleIds: ['r1', 'r2'] },
      ),
    ).toEqual([
      { concept: 'merchants', id: 'm1' },
      { concept: 'cards', id: 'c1' },
      { concept: 'roles', id: 'r1' },
      { concept: 'roles', id: 'r2' },
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

  it('writes codes, flags and countries in words', () => {
    expect(differences({ status: 1, country: 'DE' }, { status: 2, country: 'FR' })).toEqual([
      { path: ['status'], before: 'Activé', after: 'Désactivé' },
      { path: ['country'], before: 'Allemagne', after: 'France' },
    ]);
    expect(differences({ status: 'normal' }, { status: 'blocked' }, 'card')).toEqual([
      { path: ['status'], before: 'Normale', after: 'Bloquée' },
    ]);
    expect(differences(null, { inverted: true, status: 'unheard of' }, 'permission')).toEqual([
      { path: ['inverted'], before: null, after: 'Oui' },
      { path: ['status'], before: null, after: 'unheard of' },
    ]);
  });

  it('loads a word for each code', () => {
    const known = new Set(recordedWords.flatMap(({ en }) => Object.keys(en)));
    const keys = recordedEnumerations.flatMap(({ prefix, names }) => names.map((name) => `${prefix}.${name}`));
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });
});
