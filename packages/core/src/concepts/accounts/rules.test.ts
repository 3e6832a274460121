import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { CURRENCY_CODES } from '../../reference/currencies';
import { BALANCE_CURRENCIES } from './enums';
import { CURRENCIES_BY_USE, compareBalanceCurrencies, covers } from './rules';

const amount = fc.bigInt(0n, 10n ** 15n).map((minor) => money(minor, 'USD'));

describe('what an account can pay', () => {
  it('covers every amount up to it and none beyond', () => {
    fc.assert(
      fc.property(amount, amount, (available, wanted) => {
        expect(covers(available, wanted)).toBe(wanted.minor > 0n && wanted.minor <= available.minor);
      }),
    );
    expect([4n, 5n, 6n, 0n, -1n].map((minor) => covers(money(5n, 'USD'), money(minor, 'USD')))).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

describe('compareBalanceCurrencies', () => {
  it('puts the currencies of balances first and the others in alphabetical order', () => {
    const sorted = [...CURRENCY_CODES].reverse().sort(compareBalanceCurrencies);
    expect(sorted.slice(0, 4)).toEqual([...BALANCE_CURRENCIES]);
    expect(sorted.slice(4)).toEqual(sorted.slice(4).toSorted());
    expect(CURRENCIES_BY_USE).toEqual(sorted);
  });
});
