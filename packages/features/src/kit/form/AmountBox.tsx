import { currencyExponent, isCurrencyCode, numberMarks, readTypedAmount, type TypedCurrency } from '@corridor/core';
import { AmountInput, type AmountInputProps, type AmountText } from '@corridor/ui';
import { forwardRef, useMemo } from 'react';
import { useRuntime } from '../../runtime/Runtime';

/** Props of `AmountBox`. */
export type AmountBoxProps = Omit<AmountInputProps, 'read' | 'minorUnits'>;

/** A box for an amount of money, read as core reads every amount that is typed, with the marks of the reader's locale. */
export const AmountBox = forwardRef<HTMLInputElement, AmountBoxProps>(function AmountBox(props, ref) {
  const { currency } = props;
  const { locale } = useRuntime();
  const read = useMemo(() => {
    const marks = numberMarks(locale);
    return (text: string) => amountText(text, { currency }, marks);
  }, [currency, locale]);
  const decimals = isCurrencyCode(currency) ? { minorUnits: currencyExponent(currency) } : {};
  return <AmountInput {...props} {...decimals} ref={ref} read={read} />;
});

/** Typed text as a box hands it on: a decimal string, or a text that the form's rule refuses, with the reason. */
export function amountText(text: string, currency: TypedCurrency, marks: ReturnType<typeof numberMarks>): AmountText {
  const reading = readTypedAmount(text, currency, marks);
  if (reading.ok) return { value: reading.decimal };
  const { reason, decimal } = reading;
  if (reason === 'empty') return { value: '' };
  if (reason === 'tooManyDecimals') return { value: decimal ?? text.trim(), problem: 'decimals' };
  return reason === 'ambiguous'
    ? { value: `${text.trim()}?`, problem: reason }
    : { value: text.trim(), problem: reason };
}
