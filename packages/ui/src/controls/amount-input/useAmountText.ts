import { useMemo, useState } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useLocale } from '../../messages/MessagesProvider';
import { editAmount, writeAmount } from './writeAmount';

/** Reason why a text is not an amount of the currency. */
export type AmountTextProblem = 'notAnAmount' | 'ambiguous' | 'decimals';

/** Meaning of a text: a decimal string (empty for no text), and what is wrong with it. */
export interface AmountText {
  /** Text that is no amount is handed on in a form that no rule accepts; one that could be two amounts ends in a question mark. */
  readonly value: string;
  readonly problem?: AmountTextProblem;
}

interface AmountTextOptions {
  readonly read: (text: string) => AmountText;
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly minorUnits: number;
}

/** The text in the box: as typed while it has the focus, grouped as the locale does otherwise; and what it says. */
export function useAmountText(options: AmountTextOptions) {
  const { value, defaultValue, onChange, minorUnits, read } = options;
  const locale = useLocale();
  const [amount, setAmount] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  // The box knows what it wrote itself: read as typed, `10.000` dinars could be two amounts.
  const [shown, setShown] = useState({ text: '', value: '' });

  const rested = useMemo(
    () => writeAmount(amount.replace(/\?$/, ''), minorUnits, locale),
    [amount, minorUnits, locale],
  );
  const readTyped = (text: string): AmountText => (text === shown.text ? judged(shown.value, minorUnits) : read(text));
  const reading = typed === null ? judged(amount, minorUnits) : readTyped(typed);

  return {
    text: typed ?? rested,
    reading,
    amount,
    editing: typed !== null,
    type: (text: string) => {
      setTyped(text);
      setAmount(readTyped(text).value);
    },
    focus: (node: HTMLInputElement) => {
      const text = reading.problem ? rested : editAmount(reading.value, minorUnits, locale);
      showAtOnce(node, text);
      setShown({ text, value: amount });
      setTyped(text);
    },
    blur: () => setTyped(null),
  };
}

/** Meaning of a value that the box holds. */
function judged(value: string, minorUnits: number): AmountText {
  if (value === '') return { value };
  const decimal = /^-?\d+(?:\.(\d+))?$/.exec(value);
  if (!decimal) return { value, problem: value.endsWith('?') ? 'ambiguous' : 'notAnAmount' };
  return (decimal[1] ?? '').length > minorUnits ? { value, problem: 'decimals' } : { value };
}

/** Takes the groups out before whoever took the focus goes on: what is selected then stays so, for what is typed or filled in next. */
function showAtOnce(node: HTMLInputElement, text: string): void {
  if (node.value === text) return;
  const wasWhole = node.value !== '' && node.selectionStart === 0 && node.selectionEnd === node.value.length;
  node.value = text;
  if (wasWhole) node.select();
}
