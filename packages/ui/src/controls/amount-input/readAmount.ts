import { localeMarks } from './localeMarks';
import { plainDigits } from './plainDigits';

/** Why a text is not an amount of the currency. */
export type AmountTextProblem = 'notAnAmount' | 'ambiguous' | 'decimals';

/** What a text says: a decimal string (empty for no text), and what is wrong with it. */
export interface AmountText {
  readonly value: string;
  readonly problem?: AmountTextProblem;
}

/** How a text is to be read. */
export interface AmountReading {
  readonly currency: string;
  readonly minorUnits: number;
  readonly locale: string;
}

/**
 * Reads an amount as people type or paste it, `1,234.56`, `1.234,56`, `1 234,56` or `$1,234`, into the decimal string `1234.56`.
 * Nothing is rounded or cut. Text that is no amount is handed back as it is, so that a form's own rule refuses it; text that
 * could be two amounts ends in a question mark for the same reason.
 */
export function readAmount(text: string, { currency, minorUnits, locale }: AmountReading): AmountText {
  const plain = plainDigits(text, currency);
  if (plain === '' && text.trim() === '') return { value: '' };
  const [, sign = '', body = ''] = /^(-?) ?([\d.,' ]*)$/.exec(plain) ?? [];
  if (!/\d/.test(body)) return { value: text.trim(), problem: 'notAnAmount' };
  const point = decimalMark(body, locale);
  if (point === 'ambiguous') return { value: `${text.trim()}?`, problem: 'ambiguous' };
  const at = point === 'none' ? body.length : body.lastIndexOf(point);
  const whole = ungrouped(body.slice(0, at));
  const fraction = body.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(fraction)) return { value: text.trim(), problem: 'notAnAmount' };
  const value = `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`;
  return fraction.length > minorUnits ? { value, problem: 'decimals' } : { value };
}

/** Of a point and a comma the last parts the decimals; one that comes twice groups; before three digits the locale decides. */
function decimalMark(body: string, locale: string): '.' | ',' | 'none' | 'ambiguous' {
  const [point, comma] = [body.lastIndexOf('.'), body.lastIndexOf(',')];
  if (point < 0 && comma < 0) return 'none';
  const last = point > comma ? '.' : ',';
  if (point >= 0 && comma >= 0) return last;
  if (body.indexOf(last) !== body.lastIndexOf(last)) return 'none';
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return last;
  const marks = localeMarks(locale);
  if (last === marks.decimal) return last;
  return last === marks.group ? 'none' : 'ambiguous';
}

/** Digits without their groups, if one kind of mark groups them by threes, or by twos before the last three as in India. */
function ungrouped(whole: string): string | undefined {
  const groups = whole.split(/[.,' ]/);
  if (groups.length === 1) return whole;
  if (new Set(whole.replace(/\d/g, '')).size > 1) return undefined;
  const shape = groups.map(({ length }) => length).join('');
  return /^[123]3+$|^[12]2*3$/.test(shape) ? groups.join('') : undefined;
}
