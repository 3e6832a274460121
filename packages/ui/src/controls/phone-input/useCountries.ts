import { useMemo } from 'react';
import { useLocale } from '../../messages/MessagesProvider';
import type { PhoneRules } from './usePhoneRules';

/** A country with its name in the reader's language and its calling code. */
export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  /** Such as `+33`. */
  readonly callingCode: string;
}

/** The countries that can be chosen, by name; empty until the plans are there. */
export function useCountries(rules: PhoneRules | null, only: readonly string[] | undefined): readonly PhoneCountry[] {
  const locale = useLocale();
  const wanted = only?.join();
  return useMemo(() => {
    if (!rules) return [];
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    const { compare } = new Intl.Collator(locale);
    return rules
      .getCountries()
      .filter((code) => wanted === undefined || wanted.split(',').includes(code))
      .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${rules.getCountryCallingCode(code)}` }))
      .sort((one, two) => compare(one.name, two.name));
  }, [rules, locale, wanted]);
}
