import { expect, it } from 'vitest';
import { money, toWireMoney } from '../../money';
import { conversionSides } from './conversion';

it('reads the rate of an exchange for what was sold, on both of its transactions', () => {
  const [usd, brl] = [toWireMoney(money(10_000n, 'USD')), toWireMoney(money(50_762n, 'BRL'))];
  const sides = { from: 'USD', to: 'BRL' };
  expect(conversionSides({ type: 123, billingAmount: usd, transactionAmount: brl })).toEqual(sides);
  expect(conversionSides({ type: 122, billingAmount: brl, transactionAmount: usd })).toEqual(sides);
});
