'use client';

import { ChevronGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import { phoneInputEn } from './messages';
import { CallingCode, CountryBox, CountryList } from './phoneInput.styles';
import type { PhoneCountry } from './useCountries';

interface CountrySelectProps {
  readonly country: string;
  readonly countries: readonly PhoneCountry[];
  readonly disabled: boolean | undefined;
  readonly onChange: (country: string) => void;
}

/** The country in front of a number, with its calling code. */
export function CountrySelect({ country, countries, disabled, onChange }: CountrySelectProps) {
  const message = useMessages(phoneInputEn);
  const chosen = countries.find(({ code }) => code === country);
  return (
    <CountryBox>
      <span aria-hidden="true">{country}</span>
      {chosen && (
        <CallingCode aria-hidden="true" dir="ltr">
          {chosen.callingCode}
        </CallingCode>
      )}
      <ChevronGlyph />
      <CountryList
        aria-label={message('phoneInput.country')}
        autoComplete="tel-country-code"
        disabled={disabled || countries.length === 0}
        value={chosen ? country : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {!chosen && <option value="">{country}</option>}
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={code}>{`${name} (${callingCode})`}</option>
        ))}
      </CountryList>
    </CountryBox>
  );
}
