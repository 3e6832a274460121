import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rounding } from './Rounding';
import { roundQuotient } from './roundQuotient';

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Each rounding by its definition: what must hold between the exact fraction and the whole number chosen for it. */
const DEFINITIONS: Record<Rounding, (error: bigint, denominator: bigint, chosen: bigint, sign: bigint) => boolean> = {
  floor: (error, denominator) => error >= 0n && error < denominator,
  ceiling: (error, denominator) => error <= 0n && -error < denominator,
  down: (error, denominator, _, sign) => error * sign >= 0n && absolute(error) < denominator,
  up: (error, denominator, _, sign) => error * sign <= 0n && absolute(error) < denominator,
  halfUp: (error, denominator, _, sign) =>
    absolute(2n * error) < denominator || (absolute(2n * error) === denominator && error * sign < 0n),
  halfEven: (error, denominator, chosen) =>
    absolute(2n * error) < denominator || (absolute(2n * error) === denominator && chosen % 2n === 0n),
};

const roundings = Object.keys(DEFINITIONS).filter((name): name is Rounding => name in DEFINITIONS);
const denominators = fc.oneof(fc.constantFrom(1n, 2n, 4n, 10n, 100n), fc.bigInt({ min: 1n, max: 10n ** 30n }));
const numerators = fc.oneof(fc.bigInt({ min: -60n, max: 60n }), fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }));

describe('roundQuotient', () => {
  it.each(roundings)('%s keeps its definition for every fraction', (rounding) => {
    fc.assert(
      fc.property(numerators, denominators, fc.boolean(), (numerator, denominator, flipped) => {
        const chosen = flipped
          ? roundQuotient(-numerator, -denominator, rounding)
          : roundQuotient(numerator, denominator, rounding);
        const error = numerator - chosen * denominator;
        return DEFINITIONS[rounding](error, denominator, chosen, numerator < 0n ? -1n : 1n);
      }),
    );
  });

  it.each([
    ['halfEven', [-2n, -2n, 0n, 0n, 2n, 2n]],
    ['halfUp', [-3n, -2n, -1n, 1n, 2n, 3n]],
    ['up', [-3n, -2n, -1n, 1n, 2n, 3n]],
    ['down', [-2n, -1n, 0n, 0n, 1n, 2n]],
    ['ceiling', [-2n, -1n, 0n, 1n, 2n, 3n]],
    ['floor', [-3n, -2n, -1n, 0n, 1n, 2n]],
  ] as const)('%s sends the halves of -2.5 to 2.5 where it promises', (rounding, expected) => {
    expect([-5n, -3n, -1n, 1n, 3n, 5n].map((halves) => roundQuotient(halves, 2n, rounding))).toEqual(expected);
  });

  it('refuses to divide by zero', () => {
    expect(() => roundQuotient(1n, 0n, 'floor')).toThrow('divide by zero');
  });
});
