import { type HoldParts, settlementOf } from '@corridor/core';
import { storedMoney } from '../../platform/money';
import type { StoredAuthorization } from './table';

type Stored = Pick<StoredAuthorization, 'currency' | 'amount' | 'reversed' | 'cleared' | 'expired'>;

/** How much of a stored authorization went which way. */
export function partsOf({ currency, amount, reversed, cleared, expired }: Stored): HoldParts {
  const of = (minor: bigint) => storedMoney(minor, currency);
  return { authorized: of(amount), reversed: of(reversed), cleared: of(cleared), expired: of(expired) };
}

/** The columns of an authorization after some of its parts changed, with the settlement that follows. */
export function changed(
  stored: StoredAuthorization,
  change: Partial<Pick<StoredAuthorization, 'reversed' | 'cleared' | 'expired'>>,
) {
  const next = { ...stored, ...change };
  return { ...change, settlement: settlementOf(partsOf(next)) };
}
