const BIDI_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const APOSTROPHES = /[\u2019\u02bc\u066c]/g;
const MINUS = /[\u2212\u2010\u2013]/g;

/** Typed or pasted text with its digits, marks and spaces made plain ASCII, and without the currency's own code or sign. */
export function plainDigits(text: string, currency: string): string {
  const plain = text
    .replace(BIDI_MARKS, '')
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(/\u066b/g, '.')
    .replace(ARABIC_DIGITS, (digit) => String((digit.charCodeAt(0) % 16) % 10))
    .replace(MINUS, '-')
    .replace(/\s+/g, ' ')
    .trim();
  // Asking the platform for a sign costs more than all the rest, and plain digits need none.
  return /^-?[\d.,' ]*$/.test(plain) ? plain : [currency, currencySign(currency)].reduce(withoutMark, plain);
}

/** Drops a mark from either end; that of another currency stays, and so the text is no amount. */
function withoutMark(text: string, mark: string): string {
  if (!mark) return text;
  const sign = text.startsWith('-') ? '-' : '';
  let bare = text.slice(sign.length).trim();
  if (bare.toUpperCase().startsWith(mark)) bare = bare.slice(mark.length).trim();
  if (bare.toUpperCase().endsWith(mark)) bare = bare.slice(0, -mark.length).trim();
  return sign + bare;
}

function currencySign(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return '';
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return (format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '').toUpperCase();
}
