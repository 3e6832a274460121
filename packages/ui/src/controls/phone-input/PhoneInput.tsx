'use client';

import { forwardRef, useId } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { useTheme } from '../../theme';
import { useField, useFieldControl } from '../field';
import { Input, type InputProps } from '../input/Input';
import { CountrySelect } from './CountrySelect';
import { phoneInputEn } from './messages';
import { PhoneProblem, PhoneRoot } from './phoneInput.styles';
import { useCountries } from './useCountries';
import { usePhoneText } from './usePhoneText';

type Native = Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'align' | 'startAdornment' | 'dir'>;

/** Props of `PhoneInput`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface PhoneInputProps extends Native {
  /** E.164 such as `+33612345678`; empty for none. What is no number is kept as it is, so that a rule refuses it. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** ISO 3166 code of the country that a number without a calling code belongs to. Default US. */
  readonly defaultCountry?: string;
  /** ISO 3166 codes that can be chosen; every country by default. */
  readonly countries?: readonly string[];
  /** Reads what was typed or pasted before a plan does: without what cannot be seen, say. Default: as it is. */
  readonly readTyped?: (text: string) => string;
}

/** A box for a phone number of any country, which takes it in national or international form. */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  const { value, defaultValue = '', onChange, defaultCountry = 'US', countries: only, readTyped, ...more } = props;
  const { className, style, onFocus, onBlur, ...rest } = more;
  const message = useMessages(phoneInputEn);
  const { dir } = useTheme();
  const field = useField();
  const control = useFieldControl(rest);
  const phone = usePhoneText({ value, defaultValue, onChange, defaultCountry, readTyped });
  const countries = useCountries(phone.rules, only);
  const wrong = !phone.editing && !phone.reading.valid;
  // The field's own error says it already.
  const problem = wrong && !field?.errorId ? message('phoneInput.wrong') : '';
  const problemId = useId();
  return (
    <PhoneRoot className={className} style={style}>
      <Input
        inputMode="tel"
        autoComplete="tel-national"
        {...rest}
        ref={ref}
        type="tel"
        // A number reads from left to right in every script, beside its calling code.
        dir="ltr"
        align={dir === 'rtl' ? 'end' : undefined}
        value={phone.text}
        aria-invalid={control['aria-invalid'] ?? (wrong || undefined)}
        aria-describedby={[rest['aria-describedby'], problem && problemId].filter(Boolean).join(' ') || undefined}
        startAdornment={
          <CountrySelect
            country={phone.country}
            countries={countries}
            disabled={control.disabled || rest.readOnly}
            onChange={phone.choose}
          />
        }
        onChange={(event) => phone.type(event.target.value)}
        onFocus={(event) => {
          phone.focus();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          phone.blur();
          onBlur?.(event);
        }}
      />
      <PhoneProblem id={problemId} aria-live="polite">
        {problem}
      </PhoneProblem>
    </PhoneRoot>
  );
});
