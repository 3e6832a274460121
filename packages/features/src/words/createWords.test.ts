import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/scriptedGateway';
import { createInterpreter } from './createInterpreter';
import { createWords } from './createWords';
import { type Dictionary, defineMessages } from './MessageSet';

const ui = async () => ({ 'input.clear': 'effacer' });

function greeting(fr: () => Promise<Record<'greet', string>>) {
  return defineMessages({ greet: 'Hello {name}' }, { fr, zh: async () => ({ greet: '{name}，你好' }) });
}

describe('words', () => {
  it('speak English at once', () => {
    const words = createWords('en', ui);
    const set = greeting(async () => ({ greet: 'Bonjour {name}' }));
    words.register(set);
    expect(words.has(set)).toBe(true);
    expect(words.speech().say('greet', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('go on in the old language until all of the new one is there', async () => {
    const french = deferred<Record<'greet', string>>();
    const words = createWords('en', ui);
    words.register(greeting(() => french.promise));
    const switching = words.speak('fr');
    expect(words.speech().language).toBe('en');
    french.resolve({ greet: 'Bonjour {name}' });
    await switching;
    expect(words.speech()).toMatchObject({ language: 'fr', ui: { 'input.clear': 'effacer' } });
    expect(words.speech().say('greet', { name: 'Ada' })).toBe('Bonjour Ada');
  });

  it('obey the last wish when dictionaries arrive out of order', async () => {
    const french = deferred<Record<'greet', string>>();
    const words = createWords('en', ui);
    words.register(greeting(() => french.promise));
    const first = words.speak('fr');
    await words.speak('zh');
    french.resolve({ greet: 'Bonjour {name}' });
    await first;
    expect(words.speech().language).toBe('zh');
  });

  it('do not have a set whose dictionary is still on its way', async () => {
    const words = createWords('fr', ui);
    const set = greeting(async () => ({ greet: 'Bonjour {name}' }));
    words.register(set);
    expect(words.has(set)).toBe(false);
    await words.speak('fr');
    expect(words.has(set)).toBe(true);
  });

  it('need nothing more where a host brought all sentences', () => {
    const sentences: Dictionary = { greet: 'Salut {name}' };
    const words = createWords('fr', ui, { language: 'fr', ui: undefined, sentences });
    const set = greeting(async () => ({ greet: 'Bonjour {name}' }));
    words.register(set);
    expect(words.has(set)).toBe(true);
    expect(words.speech().say('greet', { name: 'Ada' })).toBe('Salut Ada');
  });

  it('are said by an interpreter from then on, also what is known later and in another language', async () => {
    const words = createWords('en', ui);
    words.register(greeting(async () => ({ greet: 'Bonjour {name}' })));
    words.interpret(createInterpreter());
    const rows = { rows: '{count} rows', rows_one: '{count} row' };
    words.register(defineMessages(rows, { fr: async () => rows, zh: async () => rows }));
    expect(words.speech().say('greet', { name: 'Ada' })).toBe('Hello Ada');
    expect(words.speech().say('rows', { count: 1 })).toBe('1 row');
    words.replace({ greet: 'Welcome to {count, number} cards' });
    expect(words.speech().say('greet', { count: 12_345 })).toBe('Welcome to 12,345 cards');
    words.replace({});
    await words.speak('fr');
    expect(words.speech().say('greet', { name: 'Ada' })).toBe('Bonjour Ada');
  });
});
