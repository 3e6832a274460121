import { type CurrencyCode, currencyExponent, isCurrencyCode } from '../reference/currencies';

/** Marks with which numbers are written; a group mark that is a space of any width is a plain space. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

/** Reason why a typed text is no amount of its currency. */
export type TypedAmountProblem = 'empty' | 'notAnAmount' | 'tooManyDecimals' | 'ambiguous';

/** One of the two amounts that an ambiguous text may mean, and the mark that parts the decimals in it. */
export interface AmountChoice {
  readonly mark: '.' | ',';
  /** Plain decimal text, such as `1234.5`. */
  readonly decimal: string;
}

/** Typed amount as plain decimal text, or the reason why there is none. */
export type TypedAmount =
  | { readonly ok: true; readonly decimal: string }
  | {
      readonly ok: false;
      readonly reason: TypedAmountProblem;
      /** The amounts that an ambiguous text may mean and its currency can have: one or two. */
      readonly choices?: readonly AmountChoice[];
      /** The amount with more decimals than its currency has. */
      readonly decimal?: string;
    };

/** Currency whose amounts are read: a code, or the decimals of one that the platform does not know. */
export interface TypedCurrency {
  readonly currency: string;
  /** Decimals of the currency; those of ISO 4217 unless given, 2 for a code that is none. */
  readonly exponent?: number | undefined;
}

/**
 * Amount of a currency as people type it in any country: digits of any script, its sign or code before or after, groups of
 * thousands, a decimal mark. A lone mark before three digits is decided by `marks` where it is one of them, and is ambiguous
 * elsewhere; a currency without decimals leaves no doubt. Nothing is rounded, cut or guessed; never throws. @source ours
 */
export function readTypedAmount(text: string, { currency, exponent }: TypedCurrency, marks?: NumberMarks): TypedAmount {
  const plain = plainSigns(text);
  if (plain === '') return { ok: false, reason: 'empty' };
  const bare = plain === undefined ? undefined : withoutCurrency(plain, currency);
  const [, sign = '', body = ''] = /^(-?) ?(\d[\d.,' \u066b]*|[.,\u066b]\d+)$/.exec(bare ?? '') ?? [];
  if (body === '') return { ok: false, reason: 'notAnAmount' };
  const decimals = exponent ?? exponentOf(currency);
  const lone = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(body);
  if (!lone) return judged(sign, body, decimalMark(body), decimals);
  const [, whole = '', mark = '', rest = ''] = lone;
  if (decimals === 0 || mark === marks?.group) return { ok: true, decimal: `${sign}${whole}${rest}` };
  if (mark === marks?.decimal) return judged(sign, body, mark, decimals);
  const other = mark === '.' ? ',' : '.';
  const choices: AmountChoice[] = [
    { mark: mark === '.' ? '.' : ',', decimal: `${sign}${whole}.${rest}` },
    { mark: other, decimal: `${sign}${whole}${rest}` },
  ];
  return { ok: false, reason: 'ambiguous', choices: choices.filter(({ mark: by }) => by === other || decimals >= 3) };
}

/** Marks of a locale in plain digits, read off a number that it has written. @throws RangeError for a malformed language tag */
export function numberMarks(locale: string): NumberMarks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.5);
  const mark = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? '';
  return { decimal: plainSigns(mark('decimal')) || '.', group: plainSigns(mark('group')) || ' ' };
}

function exponentOf(currency: string): number {
  const code = currency.trim().toUpperCase();
  return isCurrencyCode(code) ? currencyExponent(code) : 2;
}

/** Takes a body apart at its decimal mark. */
function judged(sign: string, body: string, mark: string | undefined, decimals: number): TypedAmount {
  const at = mark === undefined ? body.length : body.lastIndexOf(mark);
  const whole = ungrouped(body.slice(0, at));
  const fraction = body.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(fraction)) return { ok: false, reason: 'notAnAmount' };
  const decimal = `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  return fraction.length > decimals ? { ok: false, reason: 'tooManyDecimals', decimal } : { ok: true, decimal };
}

/** Of a point and a comma the last parts the decimals; a lone one does, too; one that comes twice groups. */
function decimalMark(body: string): string | undefined {
  if (body.includes('\u066b')) return '\u066b';
  const [point, comma] = [body.lastIndexOf('.'), body.lastIndexOf(',')];
  if (point < 0 && comma < 0) return undefined;
  const last = point > comma ? '.' : ',';
  const isAlone = point < 0 || comma < 0;
  return isAlone && body.indexOf(last) !== body.lastIndexOf(last) ? undefined : last;
}

/** Digits without their groups, if one kind of mark groups them by threes, or commas by twos before the last three as in India. */
function ungrouped(whole: string): string | undefined {
  const groups = whole.split(/[.,' ]/);
  if (groups.length === 1) return /^\d*$/.test(whole) ? whole : undefined;
  if (new Set(whole.replace(/\d/g, '')).size > 1) return undefined;
  const shape = groups.map(({ length }) => length).join('');
  const isGrouped = /^[123]3+$/.test(shape) || (whole.includes(',') && /^[12]2+3$/.test(shape));
  return isGrouped && !whole.startsWith('0') ? groups.join('') : undefined;
}

const APOSTROPHES = /[\u2019\u02bc\u066c\uff07]/g;
const MINUS = /[\u2212\u2010\u2011\u2013\ufe63\uff0d]/g;

/**
 * The text without what cannot be seen, its digits, marks and spaces in ASCII but for the Arabic decimal mark; undefined where
 * digits of two scripts stand together. Superscripts and fractions stay what they are, and so the text is no amount.
 */
function plainSigns(text: string): string | undefined {
  let zero: number | undefined;
  let isMixed = false;
  const digit = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = zeroOf(code);
    isMixed ||= zero !== undefined && zero !== first;
    zero = first;
    return String(code - first);
  };
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(APOSTROPHES, "'")
    .replace(MINUS, '-')
    .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Nd}/gu, digit)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  return isMixed ? undefined : plain;
}

/** Zero of a digit's script: scripts have their ten digits together, from a code that ends in 0 or 6; those of mathematics stand apart. */
function zeroOf(code: number): number {
  if (code >= 0x1d7ce && code <= 0x1d7ff) return code - ((code - 0x1d7ce) % 10);
  const row = code - (code % 16);
  return /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
}

/** Drops the currency's code and signs from either end; those of another stay, and so the text is no amount. */
function withoutCurrency(text: string, currency: string): string {
  // Asking the platform for a sign costs more than all the rest, and plain digits need none.
  if (/^-?[\d.,' \u066b]*$/.test(text)) return text;
  return [currency, ...currencySigns(currency)].reduce(withoutMark, text);
}

function withoutMark(text: string, mark: string): string {
  if (mark === '') return text;
  const sign = text.startsWith('-') ? '-' : '';
  const bare = text.slice(sign.length).trim();
  if (bare.toUpperCase().startsWith(mark.toUpperCase())) return sign + bare.slice(mark.length).trim();
  if (bare.toUpperCase().endsWith(mark.toUpperCase())) return sign + bare.slice(0, -mark.length).trim();
  return text;
}

/** Signs of a currency, the longest first: `CA$` before `$`. */
function currencySigns(currency: string): readonly string[] {
  if (!isCurrencyCode(currency)) return [];
  const signs = (['symbol', 'narrowSymbol'] as const).map((display) => signOf(currency, display));
  return [...new Set(signs)].filter((sign) => sign !== currency).sort((a, b) => b.length - a.length);
}

function signOf(currency: CurrencyCode, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
