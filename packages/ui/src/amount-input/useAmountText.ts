import { type RefObject, useMemo, useRef, useState } from 'react';
import { useControlled } from '../internal/useControlled';
import { useScreenEffect } from '../internal/useScreenEffect';
import { useLocale } from '../messages/MessagesProvider';
import { type AmountText, readAmount } from './readAmount';
import { editAmount, writeAmount } from './writeAmount';

interface AmountTextOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly currency: string;
  readonly minorUnits: number;
}

/** The text in the box: as typed while it has the focus, grouped as the locale does otherwise; and what it says. */
export function useAmountText(input: RefObject<HTMLInputElement | null>, options: AmountTextOptions) {
  const { value, defaultValue, onChange, currency, minorUnits } = options;
  const locale = useLocale();
  const [amount, setAmount] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const wholeSelected = useRef(false);
  const ways = useMemo(() => ({ currency, minorUnits, locale }), [currency, minorUnits, locale]);

  const rested = useMemo(
    () => writeAmount(amount.replace(/\?$/, ''), minorUnits, locale),
    [amount, minorUnits, locale],
  );
  const reading: AmountText = readAmount(typed ?? rested, ways);

  // Taking the groups out drops the selection that tabbing into the box has made.
  useScreenEffect(() => {
    if (typed !== null && wholeSelected.current) input.current?.select();
    wholeSelected.current = false;
  }, [typed, input]);

  return {
    text: typed ?? rested,
    reading,
    amount,
    editing: typed !== null,
    type: (text: string) => {
      setTyped(text);
      setAmount(readAmount(text, ways).value);
    },
    focus: (node: HTMLInputElement) => {
      wholeSelected.current = node.value !== '' && node.selectionStart === 0 && node.selectionEnd === node.value.length;
      setTyped(reading.problem ? rested : editAmount(reading.value, locale));
    },
    blur: () => setTyped(null),
  };
}
