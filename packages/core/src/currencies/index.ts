export type { CurrencyCode } from './CurrencyCode';
export { currencyExponent } from './currencyExponent';
export { currencyNames } from './currencyNames';
export { currencyNumber } from './currencyNumber';
export { CURRENCY_CODES } from './currencyTable';
export { isCurrencyCode } from './isCurrencyCode';
