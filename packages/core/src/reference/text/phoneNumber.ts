import { typedTextOf } from './typedText';

// Calling codes behind which a zero belongs to the number: Italy, San Marino, the Vatican, Ivory Coast, Gabon, Congo.
const WITH_ZERO = /^\+(?:39|378|379|225|241|242)/;

/**
 * A phone number as it is kept, E.164: without spaces and punctuation, `00` in front as `+`, without a trunk prefix in brackets
 * and without what Mexico and Argentina write before mobile numbers. What is no number stays what it is. @source ITU-T E.164
 */
export function phoneNumberOf(text: string): string {
  const typed = typedTextOf(text.normalize('NFKC'));
  const international = typed.replace(/^tel:\s*/i, '').replace(/^00(?=[1-9])/, '+');
  if (!/^\+[\d\s().\-/‐-―−]+$/.test(international)) return typed;
  const untrunked = WITH_ZERO.test(international)
    ? international
    : international.replace(/^(\+[\d\s.-]{1,6}?)\(0\)/, '$1');
  return mobileNumber(`+${untrunked.replace(/\D/g, '')}`);
}

/** Returns true if a text is a phone number with its country, in any common way of writing it. @source spec §5 */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phoneNumberOf(text));
}

/** A number without national prefixes of mobiles: Mexico dropped its 1 in 2020, Argentina's 15 is a 9 from abroad. */
function mobileNumber(number: string): string {
  if (/^\+521\d{10}$/.test(number)) return `+52${number.slice(4)}`;
  const [, area, local] = /^\+54(11|[23]\d{2,3}?)15(\d{6,8})$/.exec(number) ?? [];
  const isWhole = area !== undefined && local !== undefined && area.length + local.length === 10;
  return isWhole ? `+549${area}${local}` : number;
}
