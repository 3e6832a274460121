import { useMemo, useState } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useLocale } from '../../messages/MessagesProvider';
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
export function useAmountText(options: AmountTextOptions) {
  const { value, defaultValue, onChange, currency, minorUnits } = options;
  const locale = useLocale();
  const [amount, setAmount] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const ways = useMemo(() => ({ currency, minorUnits, locale }), [currency, minorUnits, locale]);

  const rested = useMemo(
    () => writeAmount(amount.replace(/\?$/, ''), minorUnits, locale),
    [amount, minorUnits, locale],
  );
  const reading: AmountText = readAmount(typed ?? rested, ways);

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
      const text = reading.problem ? rested : editAmount(reading.value, locale);
      showAtOnce(node, text);
      setTyped(text);
    },
    blur: () => setTyped(null),
  };
}

/** Takes the groups out before whoever took the focus goes on: what is selected then stays so, for what is typed or filled in next. */
function showAtOnce(node: HTMLInputElement, text: string): void {
  if (node.value === text) return;
  const wasWhole = node.value !== '' && node.selectionStart === 0 && node.selectionEnd === node.value.length;
  node.value = text;
  if (wasWhole) node.select();
}
