import { type BalanceInquiry, type FieldError, isCardNumber, isExpiryMonth } from '@corridor/core';

/** What the inquiry's controls hold. */
export type InquiryTexts = { cardNumber: string; expiry: string };

/** What a cardholder typed as the gateway takes it: digits only, and `YYYY-MM`. */
export function toInquiry({ cardNumber, expiry }: InquiryTexts): BalanceInquiry {
  const [, month = '', year = ''] = /^(\d{2})(?:\s*\/\s*)?(\d{2})$/.exec(expiry.trim()) ?? [];
  return { cardNumber: cardNumber.replaceAll(/[\s-]/g, ''), expiry: `20${year}-${month}` };
}

/** What is wrong with what was typed; reasons are message keys. */
export function inquiryProblems(texts: InquiryTexts): readonly FieldError[] {
  const { cardNumber, expiry } = toInquiry(texts);
  return [
    ...(isCardNumber(cardNumber) ? [] : [{ path: 'cardNumber', reason: 'balanceInquiry.cardNumber.wrong' }]),
    ...(isExpiryMonth(expiry) ? [] : [{ path: 'expiry', reason: 'balanceInquiry.expiry.wrong' }]),
  ];
}
