import type { ReactNode } from 'react';

/** One condition that a list can be filtered by. */
export interface Filter {
  readonly id: string;
  /** What it filters by, in words. */
  readonly label: string;
  /** Its value in words; absent while it is off. */
  readonly value?: string;
  /** Set by the host: shown, but neither changed nor removed. */
  readonly pinned?: boolean;
  /** Draws the control that changes the value; `close` closes the panel that it stands in. */
  readonly editor: (close: () => void) => ReactNode;
  /** Takes the value away. */
  readonly onRemove: () => void;
}
