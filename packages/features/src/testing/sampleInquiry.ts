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

/** A client whose inquiries know one card, and end when they are closed. */
export function withInquiries(gateway: GatewayClient): GatewayClient {
  let isOpen = true;
  const unknown = () => new GatewayError('not-found', { msg: 'No such card', status: 404 });
  return {
    ...gateway,
    balanceInquiry: {
      open: async ({ cardNumber }) => {
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
