import { createGatewayClient, type GatewayClient, type GatewayClientOptions } from '@corridor/core';
import { createTokenStore, type TokenSource } from './createTokenStore';

/** Makes a client that keeps its token, and asks the host for another once for all calls that are refused with 401. */
export function createRenewingGateway(ask: TokenSource, options: GatewayClientOptions): GatewayClient {
  const store = createTokenStore(ask);
  return createGatewayClient({ ...options, getAccessToken: store.current, renewAccessToken: store.renew });
}
