import { isBelowMinimum, type Money, minimumAmount, toWireMoney } from '@corridor/core';
import { invalid } from '../refusals/refusals';

/** Refuses an amount that is too small to be moved. @throws Refusal that names the smallest one */
export function requireMinimum(amount: Money): void {
  if (isBelowMinimum(amount)) throw invalid([{ path: 'amount.amount', ...belowMinimum(amount) }]);
}

/** The reason of an amount that is too small. */
export function belowMinimum({ currency }: Pick<Money, 'currency'>) {
  return {
    reason: 'refusals.belowMinimum',
    params: { minimum: `${toWireMoney(minimumAmount(currency)).amount} ${currency}` },
  };
}
