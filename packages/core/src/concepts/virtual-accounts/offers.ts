import type { CountryCode } from '../../reference/countries';
import type { CurrencyCode } from '../../reference/currencies';
import type { AccountNumberType, RoutingCodeType } from '../beneficiaries';

/** A currency that can be collected at a bank of a country, and how accounts are written there. */
export interface VirtualAccountOffer {
  readonly currency: CurrencyCode;
  readonly bankCountry: CountryCode;
  readonly accountNumberType: AccountNumberType;
  /** The codes that come with each number. */
  readonly routingCodeTypes: readonly RoutingCodeType[];
}

const offer = (
  currency: CurrencyCode,
  bankCountry: CountryCode,
  accountNumberType: AccountNumberType,
  ...routingCodeTypes: readonly RoutingCodeType[]
): VirtualAccountOffer => ({ currency, bankCountry, accountNumberType, routingCodeTypes });

/** Where virtual accounts are issued, the currencies of balances first. @source ours */
export const VIRTUAL_ACCOUNT_OFFERS: readonly VirtualAccountOffer[] = /* @__PURE__ */ [
  /* @__PURE__ */ offer('USD', 'US', 1, 'ach_routing_number', 'wire_routing_number', 'bic_swift'),
  /* @__PURE__ */ offer('EUR', 'DE', 2, 'bic_swift'),
  /* @__PURE__ */ offer('EUR', 'FR', 2, 'bic_swift'),
  /* @__PURE__ */ offer('MXN', 'MX', 1),
  /* @__PURE__ */ offer('BRL', 'BR', 3),
  /* @__PURE__ */ offer('GBP', 'GB', 1, 'sort_code', 'bic_swift'),
  /* @__PURE__ */ offer('AED', 'AE', 2, 'bic_swift'),
  /* @__PURE__ */ offer('CNY', 'CN', 1, 'cnaps'),
  /* @__PURE__ */ offer('PLN', 'PL', 2, 'bic_swift'),
  /* @__PURE__ */ offer('SEK', 'SE', 2, 'bic_swift'),
];

/** The offer for a currency at a bank of a country; undefined where nothing is issued. */
export function virtualAccountOffer(currency: string, bankCountry: string): VirtualAccountOffer | undefined {
  return VIRTUAL_ACCOUNT_OFFERS.find((known) => known.currency === currency && known.bankCountry === bankCountry);
}
