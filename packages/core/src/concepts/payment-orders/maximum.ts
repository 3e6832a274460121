import { compare, type Money, parseMoney } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import type { Beneficiary } from '../beneficiaries';

/** Most that one payment brings by the clearing of a currency. @source EPC (SCT), Pay.UK (FPS), Nacha, Payments Canada (005), AusPayNet (BECS), KIR (Elixir) */
const CLEARING_MAXIMA: Partial<Record<CurrencyCode, string>> = {
  EUR: '999999999.99',
  GBP: '1000000.00',
  USD: '99999999.99',
  CAD: '99999999.99',
  AUD: '99999999.99',
  PLN: '999999.99',
};

type Rail = Pick<Beneficiary, 'currency' | 'paymentMethod'>;

/** The most that one payment brings to a destination; null where its clearing, or SWIFT, sets no limit of its own. */
export function paymentMaximum({ currency, paymentMethod }: Rail): Money | null {
  const most = paymentMethod === 'local' ? CLEARING_MAXIMA[currency] : undefined;
  return most === undefined ? null : parseMoney(most, currency);
}

/** Returns true if more would arrive than the destination's clearing takes. */
export function isAbovePaymentMaximum(received: Money, rail: Rail): boolean {
  const most = paymentMaximum(rail);
  return most !== null && compare(received, most) > 0;
}
