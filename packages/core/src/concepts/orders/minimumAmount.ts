import { compare, type Money, money, parseMoney } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';

/** Minimum of a currency that is not listed, in its minor units: 1.00, or 100 where there are no decimals. */
const USUAL_MINOR = 100n;

/** About a dollar to five, in round figures, where the usual minimum would be worth almost nothing. */
const LISTED = `
AED:5 BRL:5 CLP:1000 CNY:10 COP:5000 CZK:20 DKK:10 EGP:50 GHS:10 HKD:10 HUF:500 IDR:20000 INR:100 ISK:200 KES:200
KRW:1000 MXN:20 MYR:5 NGN:2000 NOK:10 PHP:50 PLN:5 RON:5 SAR:5 SEK:10 THB:50 TRY:50 TWD:50 UAH:50 VND:20000 XAF:1000
XOF:1000 ZAR:20
`;

/** The smallest amount of a currency that is exchanged, paid, withdrawn or put on a card. @source ours */
export function minimumAmount(currency: CurrencyCode): Money {
  const listed = new RegExp(`\\b${currency}:(\\d+)`).exec(LISTED)?.[1];
  return listed === undefined ? money(USUAL_MINOR, currency) : parseMoney(listed, currency);
}

/** Returns true for an amount that is below its currency's minimum, or that is nothing. */
export function isBelowMinimum(amount: Money): boolean {
  return compare(amount, minimumAmount(amount.currency)) < 0;
}
