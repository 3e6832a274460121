// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fill } from './dictionary';
import { en } from './en';
import { fr } from './fr';
import { MessagesProvider, useLocale, useMessages } from './MessagesProvider';
import { zh } from './zh';

const SOURCE = join(cwd(), 'packages', 'ui', 'src');

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/messages|\.(test|stories|docs)\./.test(path))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n');

// `chip.${tone}.label` in code stands for every key with this beginning and this end.
const families = [...code.matchAll(/`([a-z]\w*\.[\w.]*)\$\{[^`}]*\}([\w.]*)`/g)].map(([, start = '', end = '']) => ({
  start,
  end,
}));

const isAsked = (key: string) =>
  code.includes(`'${key}'`) || families.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

function Probe() {
  const message = useMessages(en);
  return <p>{`${useLocale()}: ${message('input.clear')}`}</p>;
}

afterEach(cleanup);

describe('messages', () => {
  it.each([
    ['fr', fr],
    ['zh', zh],
  ])('%s has every key with the same placeholders', (_locale, dictionary) => {
    const marks = (sentences: Record<string, string>) =>
      Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, placeholders(sentence)]));
    expect(marks(dictionary)).toEqual(marks(en));
  });

  it('has no key that no part asks for', () => {
    expect(Object.keys(en).filter((key) => !isAsked(key))).toEqual([]);
  });

  it('fills placeholders and leaves unknown ones to be seen', () => {
    expect(fill('Showing {from} to {to}', { from: 1 })).toBe('Showing 1 to {to}');
  });

  it('speaks English by default and the language of the nearest provider otherwise', () => {
    render(
      <>
        <Probe />
        <MessagesProvider locale="fr" messages={fr}>
          <Probe />
        </MessagesProvider>
      </>,
    );
    expect(screen.getByText('en: Clear')).toBeTruthy();
    expect(screen.getByText('fr: Effacer')).toBeTruthy();
  });
});
