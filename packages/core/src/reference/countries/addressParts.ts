import type { CountryCode } from './CountryCode';

/** Countries and territories whose addresses have no postal code. @source Universal Postal Union */
const WITHOUT_POSTAL_CODES = `
AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LY ML MO MR MS MW NR
NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU WS YE ZW
`;

/** Countries whose addresses are not complete without a state or province. @source Universal Postal Union */
const WITH_STATES = 'AU BR CA US';

/** Returns true if an address in a country has a postal code. */
export function hasPostalCodes(country: CountryCode): boolean {
  return !WITHOUT_POSTAL_CODES.includes(country);
}

/** Returns true if an address in a country names its state or province. */
export function hasStates(country: CountryCode): boolean {
  return WITH_STATES.includes(country);
}
