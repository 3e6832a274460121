import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWireMoney, toWireMoney } from '../../money';
import { isBelowMinimum, MOST_ORDERED_MINOR } from '../orders';
import { readTransferInput } from './rules';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const sent = (amount: string) => readTransferInput({ fromAccountId: 'a', toAccountId: 'b', amount: usd(amount) });

describe('what a transfer is ordered with', () => {
  it('is taken to the last unit, or something is wrong with it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.bigInt(0n, 2n * MOST_ORDERED_MINOR).map(String)), (text) => {
        const reading = sent(text);
        if (!reading.ok) return void expect(reading.problems.length).toBeGreaterThan(0);
        expect(readWireMoney(toWireMoney(reading.amount))).toEqual(reading.amount);
        expect(isBelowMinimum(reading.amount)).toBe(false);
        expect(reading.amount.minor <= MOST_ORDERED_MINOR).toBe(true);
        return undefined;
      }),
    );
  });

  it.each([
    ['', 'amountMissing'],
    ['ten', 'notAnAmount'],
    ['1.005', 'tooManyDecimals'],
    ['0', 'notPositive'],
    ['-5', 'notPositive'],
    ['0.99', 'tooSmall'],
    ['9999999999999999.00', 'tooMuch'],
  ])('refuses the amount %j: %s', (amount, reason) =>
    expect(sent(amount)).toMatchObject({ ok: false, problems: [{ path: 'amount.amount', reason }] }),
  );

  it('names every field that is missing, and one account twice', () => {
    const nothing = readTransferInput({ fromAccountId: '', toAccountId: '', amount: { amount: '', currency: '' } });
    expect(nothing).toMatchObject({
      problems: [{ reason: 'fromMissing' }, { reason: 'toMissing' }, { reason: 'amountMissing' }],
    });
    const same = readTransferInput({ fromAccountId: 'a', toAccountId: 'a', amount: usd('5.00') });
    expect(same).toMatchObject({ problems: [{ path: 'toAccountId', reason: 'sameAccount' }] });
  });
});
