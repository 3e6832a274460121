import type { Account } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { balanceAfter, covers, topUpSchema, toTopUp } from './values';

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;
const account: Account = {
  id: 'account-1',
  productType: 12,
  ownerId: 'merchant-1',
  ownerName: 'Li Na',
  currency: 'USD',
  balance: usd('120.00'),
  available: usd('100.00'),
  held: usd('20.00'),
  collectionPending: usd('0.00'),
  openedAt: '2026-02-24T04:00:37.444Z',
  lastBookedAt: null,
};
const problemOf = async (amount: string, accountId = 'account-1') =>
  topUpSchema([account], 'USD')
    .validate({ accountId, amount })
    .then(
      () => null,
      (problem: Error) => problem.message,
    );

describe('a top-up', () => {
  it.each([
    ['100.00', null],
    ['100.01', 'cards.topUp.insufficient'],
    ['0', 'cards.topUp.amountWrong'],
    ['-1', 'cards.topUp.amountWrong'],
    ['1.005', 'cards.topUp.amountWrong'],
    ['ten', 'cards.topUp.amountWrong'],
    ['', 'cards.topUp.amountRequired'],
  ])('of %j is judged as %j', async (amount, problem) => {
    expect(await problemOf(amount)).toBe(problem);
  });

  it('needs an account', async () => {
    expect(await problemOf('1.00', '')).toBe('cards.topUp.accountRequired');
  });

  it('is sent with all decimals of the currency', () => {
    expect(toTopUp({ accountId: 'a', amount: '20.5' }, 'USD')).toEqual({ accountId: 'a', amount: usd('20.50') });
    expect(toTopUp({ accountId: 'a', amount: '' }, 'USD')).toBeNull();
  });

  it('is exact beyond what a float holds, and never compares across currencies', () => {
    const balance = usd('90071992547409.93');
    expect(balanceAfter({ balance }, usd('0.01'))).toEqual(usd('90071992547409.94'));
    expect(covers({ available: usd('5.00') }, { amount: '1.00', currency: 'EUR' })).toBe(false);
  });
});
