'use client';

import { forwardRef, type ReactNode, useId, useMemo } from 'react';
import { useLocale } from '../../messages/MessagesProvider';
import { useField, useFieldControl } from '../field';
import { Input, type InputProps } from '../input/Input';
import { AmountHint, AmountRoot, CurrencyCode, CurrencySlot } from './amountInput.styles';
import { useAmountHint } from './useAmountHint';
import { type AmountText, useAmountText } from './useAmountText';
import { minorUnitsOf, writeAmount } from './writeAmount';

type Native = Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'align' | 'endAdornment' | 'min' | 'max' | 'inputMode'
>;

/** Props of `AmountInput`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface AmountInputProps extends Native {
  /** Decimal string such as `1234.5`; empty for none. Text that is no amount is kept as it is, so that a rule refuses it. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** Reads what was typed or pasted: the one rule of your product, since this box has none of its own. */
  readonly read: (text: string) => AmountText;
  /** ISO 4217 code, shown after the amount. */
  readonly currency: string;
  /** Decimals of the currency; those that the platform knows when absent. */
  readonly minorUnits?: number;
  /** Smallest and largest amount as decimal strings; shown under the box, and refused by the form's own rule. */
  readonly min?: string;
  readonly max?: string;
  /** A control that chooses the currency, in place of its code. */
  readonly currencySelect?: ReactNode;
}

/** A box for an amount of money, exact to the last digit: has what people type read, groups it as the locale does when left. */
export const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(function AmountInput(props, ref) {
  const { value, defaultValue = '', onChange, read, currency, minorUnits: given, ...more } = props;
  const { min, max, currencySelect, className, style, onFocus, onBlur, ...rest } = more;
  const minorUnits = useMemo(() => given ?? minorUnitsOf(currency), [given, currency]);
  const box = useAmountText({ value, defaultValue, onChange, read, minorUnits });
  const hint = useAmountHint({ ...box, currency, minorUnits, min, max });
  const control = useFieldControl(rest);
  const field = useField();
  const locale = useLocale();
  const zero = useMemo(() => writeAmount('0', minorUnits, locale), [minorUnits, locale]);
  const hintId = useId();
  // The field's own error says it already.
  const line = hint.wrong && field?.errorId ? '' : hint.line;
  return (
    <AmountRoot className={className} style={style}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        placeholder={zero}
        {...rest}
        ref={ref}
        align="end"
        value={box.text}
        aria-invalid={control['aria-invalid'] ?? (hint.wrong || undefined)}
        aria-describedby={[rest['aria-describedby'], line && hintId].filter(Boolean).join(' ') || undefined}
        endAdornment={
          currencySelect ? <CurrencySlot>{currencySelect}</CurrencySlot> : <CurrencyCode>{currency}</CurrencyCode>
        }
        onChange={(event) => box.type(event.target.value)}
        onFocus={(event) => {
          box.focus(event.target);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          box.blur();
          onBlur?.(event);
        }}
      />
      <AmountHint id={hintId} aria-live="polite" data-wrong={hint.wrong ? '' : undefined}>
        {line}
      </AmountHint>
    </AmountRoot>
  );
});
