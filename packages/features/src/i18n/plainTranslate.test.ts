import { describe, expect, it } from 'vitest';
import { createI18next } from './createI18next';
import { loadMessages } from './loadMessages';
import type { Language } from './MessageSet';
import { isRich, plainTranslate } from './plainTranslate';

const COUNTS = [0, 1, 1.5, 2, 21, 1_000_000];

/** Values for every placeholder of a sentence, one of them with braces of its own. */
function valuesOf(sentence: string, count: number) {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { ...Object.fromEntries(names.map((name) => [name, `<${name} {count}>`])), count };
}

describe('a sentence that is read plainly', () => {
  it.each<Language>(['en', 'fr', 'zh'])('is what i18next makes of it, for every sentence in %s', async (language) => {
    const { sentences } = await loadMessages(language);
    const i18next = createI18next();
    i18next.put('ours', language, sentences);
    const asked = Object.keys(sentences).filter((key) => !key.endsWith('_one'));
    const differing = asked.filter((key) =>
      COUNTS.some((count) => {
        const values = valuesOf(sentences[key] ?? '', count);
        return plainTranslate([{ language, sentences }], key, values) !== i18next.t(language, key, values);
      }),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(differing).toEqual([]);
  });

  it('comes from the first source that has it, in the plural of that source', () => {
    const host = { language: 'fr', sentences: { rows: '{count} à vous' } } as const;
    const ours = {
      language: 'en',
      sentences: { rows: '{count} rows', rows_one: '{count} row', title: 'Rows' },
    } as const;
    expect(plainTranslate([host, ours], 'rows', { count: 1 })).toBe('1 à vous');
    expect(plainTranslate([ours], 'rows', { count: 1 })).toBe('1 row');
    expect(plainTranslate([host, ours], 'title')).toBe('Rows');
    expect(plainTranslate([host, ours], 'nobody.says')).toBe('nobody.says');
  });

  it('leaves a gap where a value is missing, not a brace', () => {
    const source = { language: 'en', sentences: { greet: 'Hello {name}!' } } as const;
    expect(plainTranslate([source], 'greet')).toBe('Hello !');
  });
});

it('tells a sentence that needs i18next from one that does not', async () => {
  expect(['{count, number} cards', 'See $t(cards.title)'].map(isRich)).toEqual([true, true]);
  const { sentences } = await loadMessages('en');
  expect(Object.values(sentences).filter(isRich)).toEqual([]);
});
