import type { CallOptions, Transport } from '../transport';
import type { BalanceInquiry, CardBalance, CardSession } from './contract';

/** What names the inquiry of a call. */
export interface CardTokenOptions extends CallOptions {
  cardToken: string;
}

/** The cardholder's own entry: no session of the back office, but a card token. @source spec §2 */
export interface BalanceInquiryClient {
  open(inquiry: BalanceInquiry, options?: CallOptions): Promise<CardSession>;
  query(options: CardTokenOptions): Promise<CardBalance>;
  close(options: CardTokenOptions): Promise<void>;
}

const ROOT = '/api/dashboard';
const INQUIRY = `${ROOT}/inquery`;

/** Builds the cardholder's calls over a transport. @source spec §2, its payloads ours */
export function createBalanceInquiryClient(transport: Transport): BalanceInquiryClient {
  const withToken = (path: string, cardToken: string) => `${path}?access_token=${encodeURIComponent(cardToken)}`;
  return {
    open: async (body, options) =>
      asSession(await transport.send({ ...options, method: 'POST', path: INQUIRY, body, effect: 'write' })),
    query: async ({ cardToken, ...options }) => {
      const path = withToken(`${ROOT}/single-balance-search`, cardToken);
      return asBalance(await transport.send({ ...options, method: 'POST', path, body: undefined, effect: 'read' }));
    },
    close: async ({ cardToken, ...options }) => {
      const path = withToken(INQUIRY, cardToken);
      await transport.send({ ...options, method: 'DELETE', path, body: undefined, effect: 'write' });
    },
  };
}

// The gateway's schemas satisfy these types, as for every resource.
function asSession(payload: unknown): CardSession {
  return payload as CardSession;
}

// See asSession.
function asBalance(payload: unknown): CardBalance {
  return payload as CardBalance;
}
