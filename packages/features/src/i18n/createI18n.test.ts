import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/scriptedGateway';
import { createI18n } from './createI18n';
import { createI18next } from './createI18next';
import { type Dictionary, defineMessages } from './MessageSet';

const ui = async () => ({ 'input.clear': 'effacer' });

function greeting(fr: () => Promise<Record<'greet', string>>) {
  return defineMessages({ greet: 'Hello {name}' }, { fr, zh: async () => ({ greet: '{name}，你好' }) });
}

describe('words', () => {
  it('speak English at once', () => {
    const i18n = createI18n('en', ui);
    const set = greeting(async () => ({ greet: 'Bonjour {name}' }));
    i18n.register(set);
    expect(i18n.has(set)).toBe(true);
    expect(i18n.current().t('greet', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('go on in the old language until all of the new one is there', async () => {
    const french = deferred<Record<'greet', string>>();
    const i18n = createI18n('en', ui);
    i18n.register(greeting(() => french.promise));
    const switching = i18n.setLanguage('fr');
    expect(i18n.current().language).toBe('en');
    french.resolve({ greet: 'Bonjour {name}' });
    await switching;
    expect(i18n.current()).toMatchObject({ language: 'fr', ui: { 'input.clear': 'effacer' } });
    expect(i18n.current().t('greet', { name: 'Ada' })).toBe('Bonjour Ada');
  });

  it('obey the last request when dictionaries arrive out of order', async () => {
    const french = deferred<Record<'greet', string>>();
    const i18n = createI18n('en', ui);
    i18n.register(greeting(() => french.promise));
    const first = i18n.setLanguage('fr');
    await i18n.setLanguage('zh');
    french.resolve({ greet: 'Bonjour {name}' });
    await first;
    expect(i18n.current().language).toBe('zh');
  });

  it('do not have a set whose dictionary is still on its way', async () => {
    const i18n = createI18n('fr', ui);
    const set = greeting(async () => ({ greet: 'Bonjour {name}' }));
    i18n.register(set);
    expect(i18n.has(set)).toBe(false);
    await i18n.setLanguage('fr');
    expect(i18n.has(set)).toBe(true);
  });

  it('need nothing more where a host brought all sentences', () => {
    const sentences: Dictionary = { greet: 'Salut {name}' };
    const i18n = createI18n('fr', ui, { language: 'fr', ui: undefined, sentences });
    const set = greeting(async () => ({ greet: 'Bonjour {name}' }));
    i18n.register(set);
    expect(i18n.has(set)).toBe(true);
    expect(i18n.current().t('greet', { name: 'Ada' })).toBe('Salut Ada');
  });

  it('are translated by i18next from then on, also what is known later and in another language', async () => {
    const i18n = createI18n('en', ui);
    i18n.register(greeting(async () => ({ greet: 'Bonjour {name}' })));
    i18n.translateWith(createI18next());
    const rows = { rows: '{count} rows', rows_one: '{count} row' };
    i18n.register(defineMessages(rows, { fr: async () => rows, zh: async () => rows }));
    expect(i18n.current().t('greet', { name: 'Ada' })).toBe('Hello Ada');
    expect(i18n.current().t('rows', { count: 1 })).toBe('1 row');
    i18n.replace({ greet: 'Welcome to {count, number} cards' });
    expect(i18n.current().t('greet', { count: 12_345 })).toBe('Welcome to 12,345 cards');
    i18n.replace({});
    await i18n.setLanguage('fr');
    expect(i18n.current().t('greet', { name: 'Ada' })).toBe('Bonjour Ada');
  });
});
