import type { CurrencyCode } from '../currencies';

/** An amount as typed, reduced to its sign and to ASCII digits, points, commas, apostrophes and spaces. */
export interface AmountText {
  readonly negative: boolean;
  readonly body: string;
}

const BIDI_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;
const GROUP_MARKS = /[\u2019\u02bc\u066c]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Reduces typed or pasted text; undefined when something is left that no amount of this currency contains. */
export function reduceAmountText(text: string, currency: CurrencyCode): AmountText | undefined {
  const plain = text
    .replace(BIDI_MARKS, '')
    .normalize('NFKC')
    .replace(GROUP_MARKS, "'")
    .replace(/\u066b/g, '.')
    .replace(ARABIC_DIGITS, (digit) => String((digit.charCodeAt(0) % 16) % 10))
    .replace(/[\u2212\u2010\u2013]/g, '-');
  const bare = withoutCurrency(plain, currency);
  const match = /^(-?)\s*([\d.,'\s]*)$/.exec(bare);
  const body = match?.[2]?.trim().replace(/\s/g, ' ');
  if (body === undefined || !/\d/.test(body)) return undefined;
  return { negative: match?.[1] === '-', body };
}

/** Drops the currency's own code or sign from either end; that of another currency stays, and so is refused. */
function withoutCurrency(text: string, currency: CurrencyCode): string {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
  let bare = text.trim();
  for (const mark of [currency, sign ?? currency]) {
    bare = bare.replace(new RegExp(`^(-?)\\s*${escaped(mark)}`, 'i'), '$1').trim();
    if (bare.toUpperCase().endsWith(mark.toUpperCase())) bare = bare.slice(0, -mark.length).trim();
  }
  return bare;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
