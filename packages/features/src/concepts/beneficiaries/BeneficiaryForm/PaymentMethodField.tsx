import { countryNames, type Destination, localScheme, paymentMethod } from '@corridor/core';
import { FormField, Radio, RadioGroup, Text } from '@corridor/ui';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { useRuntime } from '../../../runtime/Runtime';

/** Props of `PaymentMethodField`. */
export interface PaymentMethodFieldProps {
  readonly destination: Destination;
  readonly style: CSSProperties;
}

/** The way the money takes, where there is a choice; a sentence where there is none. */
export function PaymentMethodField({ destination, style }: PaymentMethodFieldProps) {
  const t = useMessages(beneficiariesMessages);
  const { locale } = useRuntime();
  const { bankCountry, currency } = destination;
  if (localScheme(bankCountry, currency) === undefined) {
    const country = countryNames(locale)(bankCountry);
    return (
      <Text variant="caption" color="muted" role="status" style={style}>
        {t('beneficiaries.form.help.onlySwift', { currency, country })}
      </Text>
    );
  }
  return (
    <FormField name="paymentMethod" label={t('beneficiaries.field.paymentMethod')} required group style={style}>
      {({ onChange, onBlur }) => (
        <RadioGroup value={destination.paymentMethod} onChange={onChange} onBlur={onBlur}>
          {paymentMethod.codes.map((code) => (
            <Radio
              key={code}
              value={code}
              label={t(paymentMethod.labelKey(code))}
              help={t(`beneficiaries.form.help.${code}`)}
            />
          ))}
        </RadioGroup>
      )}
    </FormField>
  );
}
