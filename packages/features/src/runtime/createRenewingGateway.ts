import { createGatewayClient, type GatewayClient, type GatewayClientOptions } from '@corridor/core';
import { createTokenKeeper, type TokenSource } from './createTokenKeeper';

/** Makes a client that keeps its token, and asks the host for another once for all calls that are refused with 401. */
export function createRenewingGateway(ask: TokenSource, options: GatewayClientOptions): GatewayClient {
  const keeper = createTokenKeeper(ask);
  return createGatewayClient({ ...options, getAccessToken: keeper.current, renewAccessToken: keeper.renew });
}
