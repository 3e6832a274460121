import { GatewayError } from '@corridor/core';
import type { ReactNode } from 'react';
import { Boundary } from './Boundary';
import { NetworkErrorScreen } from './NetworkErrorScreen';
import { RouteErrorScreen } from './RouteErrorScreen';

/** Props of `ScreenBoundary`. */
export interface ScreenBoundaryProps {
  /** Names the history entry on show: another one gets another try. */
  readonly entry: string;
  readonly children: ReactNode;
}

const fallback = (reason: unknown) =>
  reason instanceof GatewayError && reason.kind === 'network' ? (
    <NetworkErrorScreen />
  ) : (
    <RouteErrorScreen failure={reason} />
  );

/** Keeps the fault of a screen to itself, until somebody goes elsewhere. */
export function ScreenBoundary({ entry, children }: ScreenBoundaryProps) {
  return (
    <Boundary of={entry} fallback={fallback}>
      {children}
    </Boundary>
  );
}
