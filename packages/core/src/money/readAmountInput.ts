import type { CurrencyCode } from '../currencies';
import type { AmountReading } from './AmountReading';
import { amountSeparator } from './amountSeparator';
import { reduceAmountText } from './amountText';
import type { Decimal } from './decimal';
import { amountOf } from './readDecimal';

/**
 * Reads an amount as people type or paste it: `1,234.56`, `1.234,56`, `1 234,56`, `1'234.56`, `12,34,567.00`, with or
 * without the currency's own code or sign. `1,234` is ambiguous unless the locale says what its comma means. Nothing is
 * ever rounded, and never throws for any text.
 */
export function readAmountInput<const Currency extends CurrencyCode>(
  text: string,
  currency: Currency,
  locale?: string,
): AmountReading<Currency> {
  if (text.trim() === '') return { ok: false, reason: 'money.problem.empty' };
  const reduced = reduceAmountText(text, currency);
  if (reduced === undefined) return { ok: false, reason: 'money.problem.notAnAmount' };
  const separator = amountSeparator(reduced.body, locale);
  if (separator === 'ambiguous') return { ok: false, reason: 'money.problem.ambiguous' };
  const decimal = splitAt(separator, reduced.body, reduced.negative);
  return decimal === undefined ? { ok: false, reason: 'money.problem.notAnAmount' } : amountOf(decimal, currency);
}

function splitAt(separator: '.' | ',' | 'none', body: string, negative: boolean): Decimal | undefined {
  const at = separator === 'none' ? body.length : body.lastIndexOf(separator);
  const whole = ungrouped(body.slice(0, at));
  const fraction = body.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(fraction)) return undefined;
  return { negative, whole: whole || '0', fraction };
}

/** The digits of a whole part, if one kind of mark groups them by threes, or by twos before the last three as in India. */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  const mark = /[^\d]/.exec(whole)?.[0] ?? '';
  const groups = whole.split(mark);
  const sizes = groups.map(({ length }) => length).slice(1, -1);
  const first = groups[0]?.length ?? 0;
  const regular =
    groups.every((group) => /^\d+$/.test(group)) &&
    groups.at(-1)?.length === 3 &&
    ((first <= 3 && sizes.every((size) => size === 3)) || (first <= 2 && sizes.every((size) => size === 2)));
  return regular ? groups.join('') : undefined;
}
