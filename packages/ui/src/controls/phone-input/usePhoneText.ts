import { useMemo, useState } from 'react';
import { useControlled } from '../../internal/useControlled';
import { knownCountry, readPhone } from './readPhone';
import { type PhoneRules, usePhoneRules } from './usePhoneRules';

interface PhoneTextOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly defaultCountry: string;
  readonly readTyped: ((text: string) => string) | undefined;
}

/** The text in the box, the country before it, and the number that both make. */
export function usePhoneText({ value, defaultValue, onChange, defaultCountry, readTyped }: PhoneTextOptions) {
  const rules = usePhoneRules();
  const [number, setNumber] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(defaultCountry);
  const reading = useMemo(() => readPhone(number, chosen, rules), [number, chosen, rules]);
  const country = reading.country ?? chosen;

  const report = (text: string, from: string) => {
    const next = readPhone(readTyped?.(text) ?? text, from, rules);
    if (next.country) setChosen(next.country);
    if (next.value !== number) setNumber(next.value);
  };
  return {
    rules,
    country,
    reading,
    editing: typed !== null,
    text: typed ?? reading.national,
    type: (text: string) => {
      setTyped(text);
      report(text, country);
    },
    choose: (next: string) => {
      setChosen(next);
      const digits = nationalDigits(number, country, rules);
      setTyped(null);
      if (digits) report(`+${callingCode(next, rules)}${digits}`, next);
    },
    focus: () => setTyped(typed ?? reading.national),
    blur: () => setTyped(null),
  };
}

const callingCode = (country: string, rules: PhoneRules | null) => {
  const known = rules && knownCountry(country, rules);
  return rules && known ? rules.getCountryCallingCode(known) : '';
};

/** The digits behind the calling code, which stay when another country is chosen. */
function nationalDigits(number: string, country: string, rules: PhoneRules | null): string {
  const code = `+${callingCode(country, rules)}`;
  return (number.startsWith(code) ? number.slice(code.length) : number).replace(/\D/g, '');
}
