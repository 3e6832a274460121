import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../../reference/currencies';
import { BALANCE_CURRENCIES } from './enums';
import { CURRENCIES_BY_USE, compareBalanceCurrencies } from './rules';

describe('compareBalanceCurrencies', () => {
  it('puts the currencies of balances first and the others in alphabetical order', () => {
    const sorted = [...CURRENCY_CODES].reverse().sort(compareBalanceCurrencies);
    expect(sorted.slice(0, 4)).toEqual([...BALANCE_CURRENCIES]);
    expect(sorted.slice(4)).toEqual(sorted.slice(4).toSorted());
    expect(CURRENCIES_BY_USE).toEqual(sorted);
  });
});
