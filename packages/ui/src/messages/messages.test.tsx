// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fill } from './dictionary';
import { en } from './en';
import { fr } from './fr';
import { MessagesProvider, useLocale, useMessages } from './MessagesProvider';
import { zh } from './zh';

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
