import { describe, expect, it } from 'vitest';
import { writeExchangeDraft } from './exchangeDraftSearch';
import { readExchangeDraft } from './readExchangeDraft';

const DRAFT = {
  ownerId: '0198a000-0000-7000-8000-000000000001',
  sellCurrency: 'USD',
  buyCurrency: 'JPY',
  fixedSide: 'buy',
  amount: '150000',
} as const;

describe('the address of a ticket', () => {
  it.each([DRAFT, { ...DRAFT, fixedSide: 'sell', amount: '' } as const])('gives back what was typed: %o', (draft) => {
    expect(readExchangeDraft(`?${writeExchangeDraft(draft)}`)).toMatchObject({ values: draft, unread: [] });
  });

  it('is empty for a ticket that nobody has filled in, and says what of any text is none of it', () => {
    const nothing = { ownerId: '', sellCurrency: '', buyCurrency: '', fixedSide: 'sell', amount: '' } as const;
    expect(String(writeExchangeDraft(nothing))).toBe('');
    const misspelled = ['fixed=both', 'sell=usd', 'buy=XYZ', 'amount=-1', 'owner=?', 'else=1'];
    expect(readExchangeDraft(`?${misspelled.join('&')}`)).toEqual({ values: nothing, unread: misspelled, kept: '' });
  });
});
