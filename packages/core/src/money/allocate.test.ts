import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';
import { money } from './money';
import { sum } from './sum';

const amounts = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map((minor) => money(minor, 'USD'));
const ratios = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((ratio) => ratio > 0n));
const sharesOf = (minor: bigint, list: bigint[]) => allocate(money(minor, 'USD'), list).map((share) => share.minor);

describe('allocate', () => {
  it('loses nothing and invents nothing', () => {
    fc.assert(
      fc.property(amounts, ratios, (amount, list) => {
        expect(sum('USD', allocate(amount, list))).toEqual(amount);
      }),
    );
  });

  it('gives every share within one minor unit of its exact part, and nothing for a ratio of zero', () => {
    fc.assert(
      fc.property(amounts, ratios, (amount, list) => {
        const whole = list.reduce((total, ratio) => total + ratio, 0n);
        for (const [index, share] of allocate(amount, list).entries()) {
          const error = share.minor * whole - amount.minor * (list[index] ?? 0n);
          expect(error > -whole && error < whole).toBe(true);
          if (list[index] === 0n) expect(share.minor).toBe(0n);
        }
      }),
    );
  });

  it('mirrors a negative amount', () => {
    fc.assert(
      fc.property(amounts, ratios, (amount, list) => {
        const mirrored = allocate(money(-amount.minor, 'USD'), list).map((share) => -share.minor);
        expect(mirrored).toEqual(allocate(amount, list).map((share) => share.minor));
      }),
    );
  });

  it('favours the largest remainder, and the earlier share in a tie', () => {
    expect(sharesOf(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(sharesOf(101n, [1n, 1n, 1n])).toEqual([34n, 34n, 33n]);
    expect(sharesOf(10n, [10n, 35n, 55n])).toEqual([1n, 4n, 5n]);
    expect(sharesOf(10n, [14n, 29n, 57n])).toEqual([1n, 3n, 6n]);
    expect(sharesOf(-5n, [1n, 1n])).toEqual([-3n, -2n]);
  });

  it.each([[[]], [[0n, 0n]], [[2n, -1n]]])('refuses the ratios %o', (list) => {
    expect(() => sharesOf(1n, list)).toThrow('Ratios');
  });
});
