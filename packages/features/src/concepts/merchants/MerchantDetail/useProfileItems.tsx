import {
  type CountryCode,
  countryNames,
  gender,
  idType,
  type MerchantDetail,
  merchantType,
  valueAt,
} from '@corridor/core';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import type { DetailItem } from '../../../kit/display/DetailList';
import { MERCHANT_STEPS } from '../merchantFields';

/** Words of the details that are codes. */
const CODES: Readonly<Record<string, { readonly codes: readonly unknown[]; labelKey(code: never): string }>> = {
  type: merchantType,
  'individual.gender': gender,
  'individual.idType': idType,
};

const COUNTRIES = ['individual.country', 'corporation.registrationCountry', 'corporation.residenceCountry'];

const NUMBERS = ['individual.mobileNumber', 'individual.email', 'corporation.companyEmail'];

/** Labels and values of the details of a step that are known. */
export function useProfileItems(record: MerchantDetail): (section: string) => readonly DetailItem[] {
  const { t, locale } = useDisplayTools();
  const steps: Readonly<Record<string, readonly string[]>> = MERCHANT_STEPS;
  return (section) =>
    (steps[section] ?? []).flatMap((name): DetailItem[] => {
      const value = valueAt({ ...record }, name);
      if (value === undefined || value === null || value === '') return [];
      return [{ label: t(`merchants.field.${name}`), value: written(name, value) }];
    });

  function written(name: string, value: unknown) {
    const text = String(value);
    const labelKey = CODES[name]?.labelKey;
    if (labelKey) return t(keyOf(labelKey, value));
    if (COUNTRIES.includes(name)) return countryNames(locale)(countryOf(text));
    // Numbers and addresses of mail read from left to right in every script.
    return NUMBERS.includes(name) ? <bdi dir="ltr">{text}</bdi> : text;
  }
}

/** Guarantee: a record holds codes of the enumeration that its field is declared with. */
function keyOf(labelKey: (code: never) => string, code: unknown): string {
  return labelKey(code as never);
}

/** Guarantee: the gateway gives ISO 3166 codes where a contract names a country. */
function countryOf(text: string): CountryCode {
  return text as CountryCode;
}
