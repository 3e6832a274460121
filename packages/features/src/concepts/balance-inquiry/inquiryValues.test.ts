import { describe, expect, it } from 'vitest';
import { inquiryProblems, toInquiry } from './inquiryValues';

describe('toInquiry', () => {
  it('takes a card number in groups and an expiry as it stands on the card', () => {
    const typed = { cardNumber: '4242 4242 4242 4242', expiry: '08 / 29' };
    expect(toInquiry(typed)).toEqual({ cardNumber: '4242424242424242', expiry: '2029-08' });
    expect(inquiryProblems(typed)).toEqual([]);
  });

  it('names what is not a card number or a month', () => {
    const wrong = inquiryProblems({ cardNumber: '4242 4242 4242 4241', expiry: '13/29' });
    expect(wrong.map(({ path }) => path)).toEqual(['cardNumber', 'expiry']);
  });
});
