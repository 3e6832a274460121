import { describe, expect, it } from 'vitest';
import { readExchangeDraft, writeExchangeDraft } from './exchangeDraftSearch';

const DRAFT = {
  ownerId: '0198a000-0000-7000-8000-000000000001',
  sellCurrency: 'USD',
  buyCurrency: 'JPY',
  fixedSide: 'buy',
  amount: '150000',
} as const;

describe('the address of a ticket', () => {
  it.each([DRAFT, { ...DRAFT, fixedSide: 'sell', amount: '' } as const])('gives back what was typed: %o', (draft) => {
    expect(readExchangeDraft(new URLSearchParams(String(writeExchangeDraft(draft))))).toEqual(draft);
  });

  it('is empty for a ticket that nobody has filled in, and reads any text', () => {
    const nothing = { ownerId: '', sellCurrency: '', buyCurrency: '', fixedSide: 'sell', amount: '' } as const;
    expect(String(writeExchangeDraft(nothing))).toBe('');
    expect(readExchangeDraft(new URLSearchParams('fixed=both&else=1'))).toEqual(nothing);
  });
});
