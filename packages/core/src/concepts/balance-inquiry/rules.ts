/** Minutes that a card token is good for. @source ours */
export const CARD_TOKEN_MINUTES = 15;

/** Most digits of a card number. @source ISO/IEC 7812 */
export const CARD_NUMBER_MAX_LENGTH = 19;

/** Returns true if a text is a card number: 13 to 19 digits whose last one fits the others. @source ISO/IEC 7812 */
export function isCardNumber(text: string): boolean {
  if (text.length > CARD_NUMBER_MAX_LENGTH || !/^\d{13,}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Characters of a month `YYYY-MM`. @source ours */
export const EXPIRY_MAX_LENGTH = 7;

/** Returns true if a text is a month `YYYY-MM`. */
export function isExpiryMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}
