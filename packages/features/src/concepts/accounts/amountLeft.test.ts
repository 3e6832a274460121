import { expect, it } from 'vitest';
import { amountLeft } from './amountLeft';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });

it('makes rows and what is left add up to the whole, to the cent', () => {
  expect(amountLeft(eur('100.00'), [eur('33.33'), eur('33.33')])).toEqual(eur('33.34'));
  expect(amountLeft(eur('0.30'), [eur('0.10'), eur('0.20')])).toEqual(eur('0.00'));
});
