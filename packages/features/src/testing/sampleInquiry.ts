import { type CardBalance, type GatewayClient, GatewayError } from '@corridor/core';

/** Number of the only card that these inquiries know. */
export const KNOWN_CARD = '4242 4242 4242 4242';

const TOKEN = 'token-of-the-story';

const BALANCE: CardBalance = {
  last4: '4242',
  holderName: 'ADA KOWALSKI',
  scheme: 'visa',
  type: 'virtual',
  status: 'normal',
  expiry: '2029-08',
  balance: { amount: '1280.40', currency: 'EUR' },
  asOf: '2026-01-15T08:30:00.000Z',
};

/** Number of a card that was asked for too often with a wrong expiry. */
export const LOCKED_CARD = '4000 0000 0000 0002';

/** A client whose inquiries know one card, and end when they are closed. */
export function withInquiries(gateway: GatewayClient): GatewayClient {
  let isOpen = true;
  const locked = () => new GatewayError('rate-limited', { msg: 'Too many tries', status: 429, retryAfterSeconds: 90 });
  const unknown = () => new GatewayError('not-found', { msg: 'No such card', status: 404 });
  return {
    ...gateway,
    balanceInquiry: {
      open: async ({ cardNumber }) => {
        if (cardNumber === LOCKED_CARD.replaceAll(' ', '')) throw locked();
        if (cardNumber !== KNOWN_CARD.replaceAll(' ', '')) throw unknown();
        isOpen = true;
        return { cardToken: TOKEN, expiresAt: '2026-01-15T08:45:00.000Z' };
      },
      query: async () => {
        if (!isOpen) throw unknown();
        return BALANCE;
      },
      close: async () => {
        isOpen = false;
      },
    },
  };
}
