import type { CurrencyCode } from '../reference/currencies';

/** An amount as JSON carries it: a decimal string such as `"10.50"`, never a number, and its currency. @source ours */
export interface WireMoney<Currency extends CurrencyCode = CurrencyCode> {
  readonly amount: string;
  readonly currency: Currency;
}
