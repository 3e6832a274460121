import type { GatewayClient } from '@corridor/core';
import { type ReactNode, useMemo } from 'react';
import { RuntimeContext, useRuntime } from '../runtime/Runtime';

/** Props of `AlteredGateway`. */
export interface AlteredGatewayProps {
  /** Makes the client that the widgets inside see; a constant, so that it is made once. */
  readonly change: (gateway: GatewayClient) => GatewayClient;
  readonly children: ReactNode;
}

/** Lets the gateway of a story do once in a while what a working one never does, such as losing an answer. */
export function AlteredGateway({ change, children }: AlteredGatewayProps) {
  const runtime = useRuntime();
  const altered = useMemo(() => ({ ...runtime, gateway: change(runtime.gateway) }), [runtime, change]);
  return <RuntimeContext.Provider value={altered}>{children}</RuntimeContext.Provider>;
}
