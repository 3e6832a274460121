import { Component, type ReactNode } from 'react';
import { RouteErrorScreen } from './RouteErrorScreen';

interface ScreenBoundaryProps {
  /** Names the history entry on show: another one gets another try. */
  readonly entry: string;
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly entry: string;
  readonly failed: { readonly reason: unknown } | null;
}

/** Keeps the fault of a screen to itself, until somebody goes elsewhere. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { entry: this.props.entry, failed: null };

  static getDerivedStateFromError(reason: unknown): Partial<ScreenBoundaryState> {
    return { failed: { reason } };
  }

  static getDerivedStateFromProps(
    { entry }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return entry === state.entry ? null : { entry, failed: null };
  }

  override render() {
    const { failed } = this.state;
    return failed ? <RouteErrorScreen failure={failed.reason} /> : this.props.children;
  }
}
