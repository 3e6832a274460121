import type { GatewayError } from '@corridor/core';
import { Component, type ReactNode } from 'react';
import { asGatewayError, type ErrorContext } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { useForgetEverything } from '../../runtime/useInvalidate';
import { lazyPart } from '../lazyPart';

// Faults are seldom.
const LazyFaultState = lazyPart(async () => (await import('./FaultState')).FaultState);

interface BoundaryProps {
  readonly children: ReactNode;
  /** The request id of the newest answer, over which drawing may have stopped. */
  lastRequestId(): string | undefined;
  onFault(error: GatewayError, context: ErrorContext): void;
  /** Forgets what was read: it may be what could not be drawn. */
  onRetry(): void;
}

interface BoundaryState {
  readonly error: GatewayError | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(reason: unknown): BoundaryState {
    return { error: asGatewayError(reason) };
  }

  override componentDidCatch(reason: unknown) {
    const error = asGatewayError(reason, this.props.lastRequestId());
    this.setState({ error });
    this.props.onFault(error, { segment: 'widget', verb: 'render' });
  }

  override render() {
    const { error } = this.state;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return error ? <LazyFaultState error={error} onRetry={retry} /> : this.props.children;
  }
}

/** Keeps a fault while drawing inside its widget: says so, tells the host, offers another try. */
export function WidgetErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { reporter, gateway, reads } = useRuntime();
  const forget = useForgetEverything();
  // What the widget was told comes before what the host asked for itself.
  const lastRequestId = () => reads.lastRequestId() ?? gateway.lastRequestId();
  return (
    <Boundary lastRequestId={lastRequestId} onFault={reporter.failed} onRetry={forget}>
      {children}
    </Boundary>
  );
}
