import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, toWireMoney } from '../../money';
import { shiftDays } from '../../time';
import { isStatementPeriod, rangeOfPeriod, tiesOut } from './rules';

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

  it('of a month encloses exactly its days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom('Etc/UTC', 'Asia/Tokyo', 'Europe/Paris'),
        (n, zone) => {
          const year = 2000 + Math.floor(n / 12);
          const month = `${year}-${String((n % 12) + 1).padStart(2, '0')}`;
          const whole = rangeOfPeriod('monthly', month, zone);
          let day = `${month}-01`;
          let end = whole.from;
          for (; day.startsWith(month); day = shiftDays(day, 1)) {
            const range = rangeOfPeriod('daily', day, zone);
            expect(range.from).toBe(end);
            end = range.to;
          }
          expect(end).toBe(whole.to);
        },
      ),
      { numRuns: 25 },
    );
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
