import { Component, type ReactNode } from 'react';

/** Props of `Boundary`. */
export interface BoundaryProps {
  /** Names what is on show: after a fault, something else gets another try. */
  readonly of: unknown;
  /** Stands in for what failed. */
  readonly fallback: (reason: unknown) => ReactNode;
  readonly onFault?: (reason: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly of: unknown;
  readonly failed: { readonly reason: unknown } | null;
}

/** Keeps a fault to the part of the page in which it happens. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, failed: null };

  static getDerivedStateFromError(reason: unknown): Partial<BoundaryState> {
    return { failed: { reason } };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, failed: null };
  }

  override componentDidCatch(reason: unknown) {
    this.props.onFault?.(reason);
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.reason) : this.props.children;
  }
}
