import { expect, it } from 'vitest';
import { sentencesOf } from '../testing/sentences';

/** English texts that stand for more than one term of another language, by the reason. */
const EXCEPTIONS = {
  'a state, and the column of its time or its amount': [
    'Activated',
    'Added',
    'Arrives',
    'Authorized',
    'Completed',
    'Finished',
    'Linked',
    'Returned',
    'Unlinked',
    'Verified',
  ],
  'an action, and its noun or its state': ['Cancel', 'Done', 'Exchange', 'Refund', 'Review', 'Sign in'],
  'terms that English does not tell apart': [
    'Apply',
    'Approved',
    'Change',
    'Clear',
    'Closed',
    'Description',
    'Direction',
    'Expires',
    'From',
    'From account',
    'Merchant',
    'Merchant ID',
    'Note',
    'Order',
    'Order ID',
    'Order status',
    'Period',
    'Profile',
    'Request ID',
    'Requested',
    'Reversal',
    'Reversed',
    'To',
    'Withdraw',
  ],
  'names of people and of things, which Chinese tells apart': ['Name', 'Enter a name of at most 100 characters'],
  'how many there are, which Chinese says': ['Payments', 'Privileges', 'Users'],
  'a gender of French that its endings do not show': ['New in this period'],
} as const;
const excepted: ReadonlySet<string> = new Set(Object.values(EXCEPTIONS).flat());

/** A text without the endings by which French agrees with a noun. */
const withoutAgreement = (text: string) => text.replace(/(\p{L})(?:es|e|s)(?!\p{L})/gu, '$1');

const [en, fr, zh] = await Promise.all([sentencesOf('en'), sentencesOf('fr'), sentencesOf('zh')]);

/** Keys by the text that they have. */
function byText(keys: readonly string[], textOf: (key: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const key of keys) groups.set(textOf(key), [...(groups.get(textOf(key)) ?? []), key]);
  return groups;
}

/** English texts with more than one translation, with their keys by the translation. */
const split = [...byText(Object.keys(en), (key) => en[key] ?? '')].flatMap(([text, keys]) =>
  [byText(keys, (key) => withoutAgreement(fr[key] ?? '')), byText(keys, (key) => zh[key] ?? '')]
    .filter(({ size }) => size > 1)
    .map((translations) => ({ text, translations })),
);

it('one English text has one translation, except where a term of English is two of another language', () => {
  const unexpected = split.filter(({ text }) => !excepted.has(text));
  expect(unexpected.map(({ text, translations }) => `${text}: ${[...translations.values()].join(' | ')}`)).toEqual([]);
});

it('excepts nothing that needs no exception', () => {
  const needed = new Set(split.map(({ text }) => text));
  expect([...excepted].filter((text) => !needed.has(text))).toEqual([]);
});

it.each([
  ['Créée le', 'Créé le', true],
  ['Expirée', 'Expirés', true],
  ['Refusée', 'Refus', false],
  ['Clôturée', 'Clos', false],
])('French %s is %s but for its endings: %s', (one, other, same) =>
  expect(withoutAgreement(one) === withoutAgreement(other)).toBe(same),
);
