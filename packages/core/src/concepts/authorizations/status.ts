import { isNegative, isZero, type Money, subtract } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import type { SettlementStatus } from './enums';

/** How much of an authorization went which way; all of one currency, none negative. */
export interface HoldParts<Currency extends CurrencyCode = CurrencyCode> {
  readonly authorized: Money<Currency>;
  readonly reversed: Money<Currency>;
  readonly cleared: Money<Currency>;
  readonly expired: Money<Currency>;
}

/** How clearing compared with what was authorized and not reversed; null while nothing was cleared or reversed. @source spec §4 */
export function settlementOf<Currency extends CurrencyCode>({
  authorized,
  reversed,
  cleared,
}: HoldParts<Currency>): SettlementStatus | null {
  if (isZero(cleared)) return isZero(reversed) || !isZero(subtract(authorized, reversed)) ? null : 'reversed';
  const missing = subtract(subtract(authorized, reversed), cleared);
  if (isZero(missing)) return isZero(reversed) ? 'settled' : 'partialSettled';
  return isNegative(missing) ? 'overpaymentSettled' : 'partialSettled';
}

/** Returns true if more may be cleared: an expired authorization still can, one that was reversed whole cannot. @source money.md's cards */
export function mayClear<Currency extends CurrencyCode>({ authorized, reversed }: HoldParts<Currency>): boolean {
  return !isZero(authorized) && !isZero(subtract(authorized, reversed));
}
