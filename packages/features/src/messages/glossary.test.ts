import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en as uiEn } from '@corridor/ui';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../i18n/loadMessages';
import { loadUiMessages } from '../i18n/loadUiMessages';

const HOST = (language: string) => join(process.cwd(), 'apps/backoffice/src/messages', language, 'host.ts');

/** Sentences of the host by their keys, as they stand in its file. */
function hostSentences(language: string): Record<string, string> {
  const lines = readFileSync(HOST(language), 'utf8').matchAll(/'(host\.[^']+)':\s+(['"])(.*)\2,$/gm);
  return Object.fromEntries([...lines].map(([, key = '', , text = '']) => [key, text]));
}

/** Folders of the gateway whose words are printed into files, by the name that their keys begin with. */
const PRINTED = {
  paymentOrders: 'payment-orders/receipt',
  statements: 'statements',
  virtualAccounts: 'virtual-accounts/letter',
} as const;
const PRINTED_WORD = /^ {2}'?([\w-]+)'?: word\(\s*(['"])(.*?)\2,\s*(['"])(.*?)\4,\s*(['"])(.*?)\6,?\s*\)/gms;

/** Words of printed files by their keys, in one language of the three that stand side by side. */
function printedSentences(language: Language): Record<string, string> {
  const found = Object.entries(PRINTED).flatMap(([concept, folder]) => {
    const text = readFileSync(join(process.cwd(), 'apps/gateway/src/concepts', folder, 'words.ts'), 'utf8');
    const words = [...text.matchAll(PRINTED_WORD)].map(([, key, , en, , fr, , zh]) => ({ key, en, fr, zh }));
    return words.map((word) => [`${concept}.printed.${word.key}`, word[language] ?? ''] as const);
  });
  return Object.fromEntries(found);
}

type Language = (typeof LANGUAGES)[number];
const LANGUAGES = ['en', 'fr', 'zh'] as const;

const sentences = {
  en: { ...(await loadMessages('en')).sentences, ...uiEn, ...hostSentences('en'), ...printedSentences('en') },
  fr: {
    ...(await loadMessages('fr')).sentences,
    ...(await loadUiMessages('fr')),
    ...hostSentences('fr'),
    ...printedSentences('fr'),
  },
  zh: {
    ...(await loadMessages('zh')).sentences,
    ...(await loadUiMessages('zh')),
    ...hostSentences('zh'),
    ...printedSentences('zh'),
  },
};
interface Refusal {
  readonly term: string;
  /** Beginnings of keys; none is all. */
  readonly where: readonly string[];
}

const termsIn = (cell: string) => [...cell.matchAll(/\[([^\]]+)\]/g)].flatMap(([, terms = '']) => terms.split(', '));

/** Terms that the glossary refuses in a language. */
function refusals(language: Language): Refusal[] {
  const rows = readFileSync(join(process.cwd(), 'docs/glossary.md'), 'utf8').matchAll(/^\|(?!-)(.+)\|$/gm);
  return [...rows].flatMap(([, row = '']) => {
    const cells = row.split('|');
    const where = (cells[3] ?? '').trim().split(' ').filter(Boolean);
    return termsIn(cells[LANGUAGES.indexOf(language)] ?? '').map((term) => ({ term, where }));
  });
}

/** Returns true if a sentence uses a term, as whole words where its writing parts words; one without capitals only as it is written. */
function uses(sentence: string, term: string): boolean {
  const flags = /^\p{Lu}/u.test(term) ? 'iu' : 'u';
  const at = new RegExp(`(?<!\\p{Script=Latin})${term}(?!\\p{Script=Latin})`, flags);
  return at.test(sentence.replace(/\{\w+\}/g, '…'));
}

const offences = (language: Language) =>
  refusals(language).flatMap(({ term, where }) =>
    Object.entries(sentences[language])
      .filter(([key]) => where.length === 0 || where.some((start) => key.startsWith(start)))
      .filter(([, sentence]) => uses(sentence, term))
      .map(([key, sentence]) => `${key}: “${sentence}” uses “${term}”`),
  );

describe('the glossary', () => {
  it.each(LANGUAGES)('is kept in %s', (language) => {
    expect(refusals(language).length).toBeGreaterThan(8);
    expect(offences(language)).toEqual([]);
  });

  it('is kept in printed files too', () => {
    for (const concept of Object.keys(PRINTED))
      expect(Object.keys(printedSentences('fr')).filter((key) => key.startsWith(concept)).length).toBeGreaterThan(10);
  });

  it('sees a refused term', () => {
    expect(uses('Titulaire de la carte', 'Titulaire')).toBe(true);
    expect(uses('Cotitulaires', 'Titulaire')).toBe(false);
    expect(uses('已批准付款', '已批准')).toBe(true);
  });
});

describe('typography', () => {
  it('of French has narrow spaces before double signs, and curly apostrophes', () => {
    const wrong = Object.values(sentences.fr).filter((text) => /[ \u00a0][;:!?»]|«[ \u00a0]|\p{L}'\p{L}/u.test(text));
    expect(wrong).toEqual([]);
  });

  it('of Chinese has full-width brackets around words', () => {
    expect(
      Object.values(sentences.zh).filter((text) => /\((?![^)]*[\d{])/.test(text) && /\p{Script=Han}/u.test(text)),
    ).toEqual([]);
  });
});
