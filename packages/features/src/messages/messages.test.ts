import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../i18n/loadMessages';
import type { Dictionary } from '../i18n/MessageSet';
import { declaredKeys } from '../testing/declaredKeys';
import { allMessages } from './all';

const dictionaries = {
  en: (await loadMessages('en')).sentences,
  fr: (await loadMessages('fr')).sentences,
  zh: (await loadMessages('zh')).sentences,
};

/** Any enumeration of core, its literal types forgotten. */
interface Listed {
  readonly codes: readonly (string | number)[];
  labelKey(code: string | number): string;
}

function isEnumeration(value: unknown): value is Listed {
  return typeof value === 'object' && value !== null && 'labelKey' in value && 'codes' in value && 'prefix' in value;
}

const enumerations = Object.entries<unknown>({ ...core }).flatMap(([name, value]) =>
  isEnumeration(value) ? [{ name, keys: value.codes.map((code) => value.labelKey(code)) }] : [],
);

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(Object.entries(dictionaries))('sentences in %s', (_language, sentences: Dictionary) => {
  it.each(enumerations)('label every code of $name', ({ keys }) => {
    expect(keys.filter((key) => !sentences[key])).toEqual([]);
  });

  it('say why any request is refused', () => {
    expect(Object.keys(core.REFUSAL_REASONS).filter((code) => !sentences[code])).toEqual([]);
  });

  // @spec 9.locales
  it('have the keys of English, and none is empty', () => {
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(dictionaries.en).toSorted());
    expect(Object.entries(sentences).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('take the values that English takes', () => {
    const different = Object.entries(sentences).filter(
      ([key, sentence]) => String(placeholders(sentence)) !== String(placeholders(dictionaries.en[key] ?? '')),
    );
    expect(different).toEqual([]);
  });
});

it('finds the enumerations of core at all', () => {
  expect(enumerations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cardStatus', 'cardAction', 'merchantType']),
  );
});

it('asks for no parameter of a refusal that its reason does not have', () => {
  const foreign = Object.entries<string>(core.REFUSAL_REASONS).filter(([code, english]) =>
    placeholders(dictionaries.en[code] ?? '').some((name) => !placeholders(english).includes(name)),
  );
  expect(foreign).toEqual([]);
});

it('gives no key to two concepts', () => {
  const keys = allMessages.flatMap(({ en }) => Object.keys(en));
  expect(keys.length).toBe(new Set(keys).size);
});

it('translates: French and Chinese differ from English wherever words and not names stand', () => {
  const { en, fr, zh } = dictionaries;
  const words = Object.entries(en).filter(([, sentence]) => /[a-z]{3,} [a-z]{3,}/i.test(sentence));
  expect(words.filter(([key, sentence]) => fr[key] === sentence || zh[key] === sentence).map(([key]) => key)).toEqual([
    'beneficiaries.routingCodeType.sortCode',
  ]);
});

describe('keys that widgets ask for', () => {
  const code = ['packages/core/src', 'packages/features/src', 'apps/backoffice/src', 'apps/gateway/src']
    .map((folder) => join(process.cwd(), folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !/\/messages\/|\.(test|stories)\.|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const labels = new Set([...enumerations.flatMap(({ keys }) => keys), ...declaredKeys()]);
  // `cards.action.${verb}` in code stands for every key with this beginning and this end.
  const families = [...code.matchAll(/`([a-z][\w-]*\.(?:[\w-]+\.)*[\w-]*)\$\{[^`]*?\}([\w.-]*)`/g)].map(
    ([, start = '', end = '']) => ({ start, end: end.includes('}') ? '' : end }),
  );
  const isAsked = (key: string) => {
    const plain = key.replace(/_one$/, '');
    if (labels.has(plain) || code.includes(`'${plain}'`)) return true;
    return families.some(({ start, end }) => plain.startsWith(start) && plain.endsWith(end));
  };

  it('are all there', () => {
    const asked = [...code.matchAll(/\bt\(\s*'([\w.$-]+)'/g)].map(([, key = '']) => key);
    const known = asked.filter((key) => !key.startsWith('host.'));
    expect(known.length).toBeGreaterThan(200);
    expect(known.filter((key) => !Object.hasOwn(dictionaries.en, key))).toEqual([]);
  });

  it('are all that there are', () => {
    expect(families.length).toBeGreaterThan(0);
    expect(Object.keys(dictionaries.en).filter((key) => !isAsked(key))).toEqual([]);
  });
});
