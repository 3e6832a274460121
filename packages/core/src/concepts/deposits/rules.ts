import { compare, isNegative, isPositive, type Money } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';

/** Most characters of a payment reference. @source ISO 20022 remittance information */
export const REFERENCE_MAX_LENGTH = 140;

/** Most characters of a payer's name. @source ISO 20022 */
export const PAYER_NAME_MAX_LENGTH = 140;

/** Most characters of the number of a payer's account. @source ours */
export const PAYER_ACCOUNT_MAX_LENGTH = 64;

/** Returns true if a fee leaves something of a deposit: it is not negative and less than the amount, which is above zero. */
export function isDepositFeeAllowed<Currency extends CurrencyCode>(
  amount: Money<Currency>,
  fee: Money<Currency>,
): boolean {
  return isPositive(amount) && !isNegative(fee) && compare(fee, amount) < 0;
}
