import type { Money } from '@corridor/core';
import type { Leg } from './contract';

/** The two legs of an amount that goes from one account to another. */
export function movement(fromAccountId: string, toAccountId: string, amount: Money): readonly [Leg, Leg] {
  return [
    { accountId: fromAccountId, amount: { ...amount, minor: -amount.minor } },
    { accountId: toAccountId, amount },
  ];
}
