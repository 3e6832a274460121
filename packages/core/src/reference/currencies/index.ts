export type { CurrencyCode } from './CurrencyCode';
export { currencyExponent } from './currencyExponent';
export { currencyNames } from './currencyNames';
export { CURRENCY_CODES } from './currencyTable';
export { isCurrencyCode } from './isCurrencyCode';
