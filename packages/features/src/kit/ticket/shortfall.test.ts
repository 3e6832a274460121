import { expect, it } from 'vitest';
import { shortfallOf } from './shortfall';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

it.each([
  ['100.00', '100.01', usd('0.01')],
  ['100.00', '100.00', undefined],
  ['100.00', '99.99', undefined],
  ['0.00', '0.00', undefined],
])('of %s, needing %s, misses %o', (available, needed, missing) => {
  expect(shortfallOf(usd(available), usd(needed))).toEqual(missing);
});

it('is nothing that anybody could say of another currency, or before there is a price', () => {
  expect(shortfallOf(usd('1.00'), { amount: '2.00', currency: 'EUR' })).toBeUndefined();
  expect(shortfallOf(usd('1.00'), null)).toBeUndefined();
});
