import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWireMoney } from '../../money';
import { CURRENCY_CODES } from '../../reference/currencies';
import { isBelowMinimum } from '../orders';
import { readWithdrawalInput, type WithdrawalText } from './request';
import { withdrawalFee } from './rules';

const INPUT: WithdrawalText = { to: { id: 'w', currency: 'EUR' }, accountId: 'a', amount: '100.00' };

describe('what a withdrawal is ordered with', () => {
  it('is taken to the last unit with a fee of its own, in any currency, or something is wrong with it', () => {
    const text = fc.record({
      to: fc.record({ id: fc.constant('w'), currency: fc.constantFrom(...CURRENCY_CODES) }),
      accountId: fc.constant('a'),
      amount: fc.oneof(fc.string(), fc.bigInt(0n, 10n ** 18n).map(String)),
    });
    fc.assert(
      fc.property(text, (asked) => {
        const reading = readWithdrawalInput(asked);
        if (!reading.ok) return void expect(reading.problems.length).toBeGreaterThan(0);
        expect(Number(toWireMoney(reading.amount).amount)).toBe(Number(asked.amount));
        expect(isBelowMinimum(reading.amount)).toBe(false);
        expect(withdrawalFee(reading.amount).minor > 0n).toBe(true);
        return undefined;
      }),
    );
  });

  it.each([
    [{ to: undefined }, 'withdrawalAccountId', 'toMissing'],
    [{ accountId: '' }, 'withdrawalAccountId', 'noAccount'],
    [{ amount: '' }, 'amount.amount', 'amountMissing'],
    [{ amount: '1.005' }, 'amount.amount', 'tooManyDecimals'],
    [{ amount: '0.99' }, 'amount.amount', 'tooSmall'],
    [{ amount: '-1' }, 'amount.amount', 'notPositive'],
    [{ amount: '9999999999999999.00' }, 'amount.amount', 'tooMuch'],
  ])('refuses %o at %s: %s', (part, path, reason) =>
    expect(readWithdrawalInput({ ...INPUT, ...part })).toMatchObject({ ok: false, problems: [{ path, reason }] }),
  );

  it('names both fields of a ticket that nobody has filled in', () => {
    const nothing = readWithdrawalInput({ to: undefined, accountId: '', amount: '' });
    expect(nothing).toMatchObject({ problems: [{ reason: 'toMissing' }, { reason: 'amountMissing' }] });
  });
});
