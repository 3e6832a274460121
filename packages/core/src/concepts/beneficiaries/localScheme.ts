import { type CountryCode, ibanPrefix } from '../../reference/countries';
import type { CurrencyCode } from '../../reference/currencies';
import type { Destination } from './BeneficiaryField';

type Rail = Pick<Destination, 'bankCountry' | 'currency' | 'paymentMethod'>;

/** A country's own clearing, as far as it decides the fields of a beneficiary: `iban` for those that ask for no more. */
export type LocalScheme = 'iban' | 'gb' | 'us' | 'ca' | 'au' | 'mx' | 'in' | 'cn' | 'br';

const NATIONAL: Readonly<Record<string, LocalScheme>> = {
  'GB GBP': 'gb',
  'US USD': 'us',
  'CA CAD': 'ca',
  'AU AUD': 'au',
  'MX MXN': 'mx',
  'IN INR': 'in',
  'CN CNY': 'cn',
  'BR BRL': 'br',
  'PL PLN': 'iban',
  'RO RON': 'iban',
  'SE SEK': 'iban',
  'AE AED': 'iban',
};

/** Countries that euro payments reach within SEPA. @source European Payments Council */
const SEPA =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';

/** Clearings that carry texts in any script. @source Banco Central do Brasil (PIX), ours for CNAPS */
const ANY_SCRIPT: readonly LocalScheme[] = ['br', 'cn'];

/** Returns true if a destination carries no more than SWIFT does: Latin letters, digits and some signs. @source SWIFT character set X, EPC217-08 */
export function isLatinRail({ bankCountry, currency, paymentMethod }: Rail): boolean {
  const scheme = paymentMethod === 'local' ? localScheme(bankCountry, currency) : undefined;
  return scheme === undefined || !ANY_SCRIPT.includes(scheme);
}

/** The local clearing of a currency in a country; undefined where only SWIFT goes. */
export function localScheme(country: CountryCode, currency: CurrencyCode): LocalScheme | undefined {
  const banksIn = ibanPrefix(country);
  if (currency === 'EUR' && SEPA.split(' ').includes(banksIn)) return 'iban';
  return NATIONAL[`${banksIn} ${currency}`];
}
