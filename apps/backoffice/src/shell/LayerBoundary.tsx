import { GatewayError } from '@corridor/core';
import type { ReactNode } from 'react';
import { useReportFailure } from '../notices/ReportsContext';
import { Boundary } from '../screens/errors/Boundary';

/** Props of `LayerBoundary`. */
export interface LayerBoundaryProps {
  /** True if the layer is open: it gets another try when it is opened again. */
  readonly open: boolean;
  readonly children: ReactNode;
}

const nothing = () => null;

/** Keeps the fault of a layer to itself: it is gone, the page under it stands, and a notice says so. */
export function LayerBoundary({ open, children }: LayerBoundaryProps) {
  const report = useReportFailure();
  const tell = (cause: unknown) => report(new GatewayError('server', { msg: 'message', cause }));
  return (
    <Boundary of={open} fallback={nothing} onFault={tell}>
      {children}
    </Boundary>
  );
}
