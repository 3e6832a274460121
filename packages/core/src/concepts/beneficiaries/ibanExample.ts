import { type CountryCode, ibanPrefix } from '../../reference/countries';

/** Examples from the ISO 13616 registry, whose accounts belong to nobody. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AE: 'AE07 0331 2345 6789 0123 456',
  DE: 'DE89 3704 0044 0532 0130 00',
  ES: 'ES91 2100 0418 4502 0005 1332',
  FR: 'FR14 2004 1010 0505 0001 3M02 606',
  GB: 'GB29 NWBK 6016 1331 9268 19',
  IT: 'IT60 X054 2811 1010 0000 0123 456',
  NL: 'NL91 ABNA 0417 1643 00',
  PL: 'PL61 1090 1014 0000 0712 1981 2874',
  RO: 'RO49 AAAA 1B31 0075 9384 0000',
  SE: 'SE45 5000 0000 0583 9825 7466',
};

/** A well-formed IBAN of a country to show in a form, where there is one. */
export function ibanExample(country: CountryCode): string | undefined {
  return EXAMPLES[ibanPrefix(country)];
}
