import { currencyNames } from '@corridor/core';
import { Combobox } from '@corridor/ui';
import { useId, useMemo } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { useRuntime } from '../../runtime/Runtime';
import { AmountBox } from './AmountBox';
import { currencyOptions } from './codeOptions';
import type { FieldControlProps } from './FieldControlProps';
import { isMoneyText } from './fieldTexts';

const IN_THE_BOX = { inlineSize: 112, border: 0, background: 'none', boxShadow: 'none' } as const;
const NONE = { amount: '', currency: '' };

/** An amount, and the currency that it is in. */
export function MoneyControl({ bound, disabled = false }: Omit<FieldControlProps, 'shape'>) {
  const { value, onChange, ...rest } = bound;
  const t = useRuntimeMessages();
  const { locale } = useRuntime();
  const held = isMoneyText(value) ? value : NONE;
  const options = useMemo(
    () =>
      currencyOptions(currencyNames(locale)).map(({ value: code, label }) => ({
        value: code,
        label: code,
        description: label,
        keywords: label,
      })),
    [locale],
  );
  // The field around gives its id to the amount.
  const id = useId();
  return (
    <AmountBox
      {...rest}
      value={held.amount}
      currency={held.currency}
      disabled={disabled}
      onChange={(amount) => onChange({ ...held, amount })}
      currencySelect={
        <Combobox
          id={id}
          style={IN_THE_BOX}
          aria-label={t('form.currency')}
          value={held.currency}
          options={options}
          disabled={disabled}
          placeholder={t('form.currency')}
          onChange={(currency) => onChange({ ...held, currency })}
        />
      }
    />
  );
}
