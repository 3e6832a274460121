import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/scriptedGateway';
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

  it('choose the singular by the rules of the language, and the plural where it has none', async () => {
    const words = createWords('en', ui);
    const cards = { found: '{count} cards', found_one: '{count} card' };
    words.register(
      defineMessages(cards, {
        fr: async () => ({ found: '{count} cartes', found_one: '{count} carte' }),
        zh: async () => ({ found: '{count} 张', found_one: '{count} 张' }),
      }),
    );
    expect([0, 1, 2].map((count) => words.speech().say('found', { count }))).toEqual(['0 cards', '1 card', '2 cards']);
    await words.speak('fr');
    expect([0, 1, 2].map((count) => words.speech().say('found', { count }))).toEqual([
      '0 carte',
      '1 carte',
      '2 cartes',
    ]);
    await words.speak('zh');
    expect(words.speech().say('found', { count: 1 })).toBe('1 张');
  });

  it("put a host's own sentence first, English where a language lacks one, and the key where nobody has it", async () => {
    const words = createWords('en', ui);
    words.register(greeting(async () => ({ greet: 'Bonjour {name}' })));
    await words.speak('fr');
    words.register(
      defineMessages({ bye: 'Bye' }, { fr: async () => ({ bye: 'Au revoir' }), zh: async () => ({ bye: '再见' }) }),
    );
    expect(words.speech().say('greet', { name: 'Ada' }, { greet: 'Welcome {name}' })).toBe('Welcome Ada');
    expect(words.speech().say('bye')).toBe('Bye');
    expect(words.speech().say('nobody.knows')).toBe('nobody.knows');
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
});
