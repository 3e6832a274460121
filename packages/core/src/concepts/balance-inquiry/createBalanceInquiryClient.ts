import { GatewayError, isGatewayError } from '../../errors';
import type { CallOptions, Transport, TransportRequest } from '../../transport';
import type { BalanceInquiry, CardBalance, CardSession } from './contract';

/** What names the inquiry of a call. */
export interface CardTokenOptions extends CallOptions {
  cardToken: string;
}

/**
 * The cardholder's own entry: no session of the back office, but a card token. An inquiry that has ended, or a card that is not
 * known, rejects with `not-found`; never with `unauthorized`, which tells of an operator's session. @source spec §2
 */
export interface BalanceInquiryClient {
  open(inquiry: BalanceInquiry, options?: CallOptions): Promise<CardSession>;
  query(options: CardTokenOptions): Promise<CardBalance>;
  /** Ends the inquiry on the server: the token is good for nothing afterwards. */
  close(options: CardTokenOptions): Promise<void>;
}

const ROOT = '/api/dashboard';
const INQUIRY = `${ROOT}/inquery`;

/** Builds the cardholder's calls over a transport that sends no operator's token. @source spec §2, its payloads ours */
export function createBalanceInquiryClient(transport: Transport): BalanceInquiryClient {
  const withToken = (path: string, cardToken: string) => `${path}?access_token=${encodeURIComponent(cardToken)}`;
  // The gateway's schemas satisfy these types, as for every resource.
  const send = async <Answer>(request: TransportRequest): Promise<Answer> =>
    (await transport.send(request).catch(refuseInquiry)) as Answer;
  return {
    open: (body, options) => send({ ...options, method: 'POST', path: INQUIRY, body, effect: 'write' }),
    query: ({ cardToken, ...options }) =>
      send({ ...options, method: 'POST', path: withToken(`${ROOT}/single-balance-search`, cardToken), effect: 'read' }),
    close: async ({ cardToken, ...options }) => {
      await send({
        ...options,
        method: 'DELETE',
        path: withToken(INQUIRY, cardToken),
        effect: 'write',
        keepalive: true,
      });
    },
  };
}

function refuseInquiry(reason: unknown): never {
  if (!isGatewayError(reason, 'unauthorized')) throw reason;
  throw new GatewayError('not-found', reason);
}
