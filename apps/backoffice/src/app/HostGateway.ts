import type { GatewayClient } from '@corridor/core';
import { createContext, useContext } from 'react';

/** Hands the back office's one gateway client to its shell. */
export const HostGatewayContext = createContext<GatewayClient | null>(null);

/** The gateway client of this back office. */
export function useHostGateway(): GatewayClient {
  const gateway = useContext(HostGatewayContext);
  if (!gateway) throw new Error('useHostGateway needs the App around it');
  return gateway;
}
