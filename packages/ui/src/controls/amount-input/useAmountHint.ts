import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { compareDecimals } from './compareDecimals';
import { amountInputEn } from './messages';
import type { AmountText } from './useAmountText';
import { writeAmount } from './writeAmount';

interface AmountHintOptions {
  readonly text: string;
  readonly reading: AmountText;
  readonly editing: boolean;
  readonly currency: string;
  readonly minorUnits: number;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** The line under the box: what is wrong with the text once it is left, else the limits. */
export function useAmountHint({ text, reading, editing, currency, minorUnits, min, max }: AmountHintOptions) {
  const message = useMessages(amountInputEn);
  const locale = useLocale();
  const shown = (value: string | undefined) => (value === undefined ? '' : writeAmount(value, minorUnits, locale));
  if (reading.problem && !editing) {
    const key = reading.problem === 'decimals' && minorUnits === 0 ? 'noDecimals' : reading.problem;
    return { wrong: true, line: message(`amountInput.${key}`, { text, currency, count: minorUnits }) };
  }
  const low = min !== undefined && compareDecimals(reading.value, min) === -1;
  const high = max !== undefined && compareDecimals(reading.value, max) === 1;
  return { wrong: !editing && (low || high), line: limits() };

  function limits(): string {
    const values = { min: shown(min), max: shown(max) };
    if (min !== undefined && max !== undefined) return message('amountInput.between', values);
    if (min !== undefined) return message('amountInput.atLeast', values);
    return max === undefined ? '' : message('amountInput.atMost', values);
  }
}
