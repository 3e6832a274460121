import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, toWireMoney } from '../../money';
import { isStatementPeriod, tiesOut } from './rules';

describe('the period of a statement', () => {
  it.each([
    ['daily', '2026-02-28', true],
    ['daily', '2026-02-29', false],
    ['daily', '2026-02', false],
    ['monthly', '2026-02', true],
    ['monthly', '2026-13', false],
    ['monthly', '2026-02-01', false],
  ] as const)('%s %s: %s', (type, period, expected) => {
    expect(isStatementPeriod(type, period)).toBe(expected);
  });
});

describe('tiesOut', () => {
  const amount = fc.bigInt(-(10n ** 12n), 10n ** 12n).map((minor) => money(minor, 'EUR'));

  it('holds when beginning and change make the end, and only then', () => {
    fc.assert(
      fc.property(amount, amount, fc.bigInt(-5n, 5n), (beginning, change, error) => {
        const [beginningBalance, changeAmount] = [toWireMoney(beginning), toWireMoney(change)];
        const endingBalance = toWireMoney(add(add(beginning, change), money(error, 'EUR')));
        expect(tiesOut({ beginningBalance, changeAmount, endingBalance })).toBe(error === 0n);
      }),
    );
  });

  it('never holds across currencies', () => {
    const [beginningBalance, changeAmount] = [toWireMoney(money(1n, 'EUR')), toWireMoney(money(1n, 'EUR'))];
    expect(tiesOut({ beginningBalance, changeAmount, endingBalance: toWireMoney(money(2n, 'USD')) })).toBe(false);
  });
});
