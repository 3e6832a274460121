import { phoneNumberOf } from '@corridor/core';
import { PhoneInput } from '@corridor/ui';
import type { FieldControlProps } from './FieldControlProps';

/** A phone number, by default of the country that another field says. */
export function PhoneControl({
  bound: { value, ...bound },
  country,
  disabled = false,
}: Omit<FieldControlProps, 'shape'>) {
  return (
    <PhoneInput
      // A number keeps its own country; what is still to be typed belongs to the one that was chosen last.
      key={country ?? ''}
      {...bound}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      readTyped={phoneNumberOf}
      {...(country && { defaultCountry: country })}
    />
  );
}
