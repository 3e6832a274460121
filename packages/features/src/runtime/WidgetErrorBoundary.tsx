import type { GatewayError } from '@corridor/core';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../display/ErrorState';
import { asGatewayError, type ErrorContext } from './createReporter';
import { useRuntime } from './Runtime';

interface BoundaryProps {
  readonly children: ReactNode;
  onFault(error: GatewayError, context: ErrorContext): void;
}

class Boundary extends Component<BoundaryProps, { readonly error: GatewayError | null }> {
  override state = { error: null };

  static getDerivedStateFromError(reason: unknown) {
    return { error: asGatewayError(reason) };
  }

  override componentDidCatch(reason: unknown) {
    this.props.onFault(asGatewayError(reason), { segment: 'widget', verb: 'render' });
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorState error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children;
  }
}

/** Keeps a fault while drawing inside its widget: says so, tells the host, offers another try. */
export function WidgetErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { reporter } = useRuntime();
  return <Boundary onFault={reporter.failed}>{children}</Boundary>;
}
