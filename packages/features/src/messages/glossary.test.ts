import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../testing/sentences';

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
  en: { ...(await sentencesOf('en')), ...printedSentences('en') },
  fr: { ...(await sentencesOf('fr')), ...printedSentences('fr') },
  zh: { ...(await sentencesOf('zh')), ...printedSentences('zh') },
};

interface Refusal {
  readonly term: string;
  /** Terms of the same cell that are right and contain the refused one. */
  readonly within: readonly string[];
  /** Prefixes of keys; none is all. */
  readonly where: readonly string[];
}

const termsIn = (cell: string) => [...cell.matchAll(/\[([^\]]+)\]/g)].flatMap(([, terms = '']) => terms.split(', '));

/** Terms that the glossary refuses in a language. */
function refusals(language: Language): Refusal[] {
  const rows = readFileSync(join(process.cwd(), 'docs/glossary.md'), 'utf8').matchAll(/^\|(?!-)(.+)\|$/gm);
  return [...rows].flatMap(([, row = '']) => {
    const cells = row.split('|');
    const where = (cells[3] ?? '').trim().split(' ').filter(Boolean);
    const cell = cells[LANGUAGES.indexOf(language)] ?? '';
    const right = cell
      .replace(/\[[^\]]*\]/g, '')
      .split(/[·,:;]/)
      .map((term) => term.trim());
    const within = (term: string) => right.filter((one) => one.includes(term));
    return termsIn(cell).map((term) => ({ term, where, within: within(term) }));
  });
}

/** Returns true if a sentence uses a term, as whole words where its writing parts words; one without capitals only as it is written. */
function uses(sentence: string, term: string, within: readonly string[] = []): boolean {
  const flags = /^\p{Lu}/u.test(term) ? 'iu' : 'u';
  const at = new RegExp(`(?<!\\p{Script=Latin})${term}(?!\\p{Script=Latin})`, flags);
  const rest = within.reduce((text, longer) => text.replaceAll(longer, '…'), sentence);
  return at.test(rest.replace(/\{\w+\}/g, '…'));
}

const offences = (language: Language) =>
  refusals(language).flatMap(({ term, where, within }) =>
    Object.entries(sentences[language])
      .filter(([key]) => where.length === 0 || where.some((start) => key.startsWith(start)))
      .filter(([, sentence]) => uses(sentence, term, within))
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
    expect(uses('关联贸易材料', '材料', ['贸易材料'])).toBe(false);
    expect(uses('贸易材料与材料', '材料', ['贸易材料'])).toBe(true);
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
