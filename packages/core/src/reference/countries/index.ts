export { hasPostalCodes, hasStates } from './addressParts';
export type { CountryCode } from './CountryCode';
export { countryNames } from './countryNames';
export { COUNTRY_CODES } from './countryTable';
export { ibanLength } from './ibanLength';
export { ibanPrefix } from './ibanPrefix';
export { isCountryCode } from './isCountryCode';
export { isIbanStructure } from './isIbanStructure';
