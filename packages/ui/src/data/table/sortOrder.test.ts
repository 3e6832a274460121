import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKeys } from './sortKeys';
import { sortOrder } from './sortOrder';

const sorted = <Value extends string | number | boolean | bigint | null | undefined>(
  values: readonly Value[],
  direction: 'asc' | 'desc' = 'asc',
) => [...sortOrder(sortKeys(values, 'fr'), direction)].map((at) => values[at]);

const withoutSignedZero = (value: number | undefined) => (value ?? Number.NaN) + 0;

describe('sorting', () => {
  it('puts any numbers in the order of comparison', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })), (values) => {
        const order = sorted(values).map(withoutSignedZero);
        expect(order).toEqual(values.toSorted((left, right) => left - right).map(withoutSignedZero));
        expect(sorted(values, 'desc').map(withoutSignedZero)).toEqual(order.toReversed());
      }),
    );
  });

  it('keeps the order of equals in both directions', () => {
    const keys = sortKeys(['b', 'a', 'B', 'a'], 'en');
    expect([...sortOrder(keys, 'asc')]).toEqual([1, 3, 0, 2]);
    expect([...sortOrder(keys, 'desc')]).toEqual([0, 2, 1, 3]);
  });

  it('puts what is absent last in both directions', () => {
    expect(sorted([null, 3, undefined, 1, Number.NaN])).toEqual([1, 3, null, undefined, Number.NaN]);
    expect(sorted(['', 'b', 'a'], 'desc')).toEqual(['b', 'a', '']);
  });

  it('sorts words as their language does', () => {
    expect(sorted(['zèbre', 'école', 'Etage', 'abri'])).toEqual(['abri', 'école', 'Etage', 'zèbre']);
  });

  it('sorts big integers and truth values', () => {
    expect(sorted([5n, -2n, 0n])).toEqual([-2n, 0n, 5n]);
    expect(sorted([true, false, true])).toEqual([false, true, true]);
  });
});
