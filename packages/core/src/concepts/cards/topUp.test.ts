import { describe, expect, it } from 'vitest';
import { readTopUpInput } from './topUp';

const reasonsFor = (amount: string, accountId = 'account-1') => {
  const reading = readTopUpInput({ accountId, amount: { amount, currency: 'USD' } });
  return reading.ok ? [] : reading.problems.map(({ reason }) => reason);
};

describe('a top-up', () => {
  it.each([
    ['100.00', []],
    ['1', []],
    ['0.99', ['tooSmall']],
    ['0', ['notPositive']],
    ['-1', ['notPositive']],
    ['1.005', ['tooManyDecimals']],
    ['ten', ['notAnAmount']],
    ['', ['amountMissing']],
    ['9'.repeat(20), ['tooMuch']],
  ])('of %j is judged as %j', (amount, reasons) => {
    expect(reasonsFor(amount)).toEqual(reasons);
  });

  it('needs an account, and names the minimum of its currency', () => {
    expect(reasonsFor('', '')).toEqual(['accountMissing', 'amountMissing']);
    expect(readTopUpInput({ accountId: 'a', amount: { amount: '50', currency: 'JPY' } })).toEqual({
      ok: false,
      problems: [{ path: 'amount.amount', reason: 'tooSmall', minimum: { amount: '100', currency: 'JPY' } }],
    });
  });
});
