import { Inline } from '@corridor/ui';
import type { ReactNode } from 'react';

/** Props of `PlacedActions`. */
export interface PlacedActionsProps {
  /** The gateway has said what may be done. */
  readonly loaded: boolean;
  readonly failed: boolean;
  readonly children: ReactNode;
}

/** Actions of a list. Their place is kept until the gateway has said which are allowed, so that nothing jumps; where it failed there are none. */
export function PlacedActions({ loaded, failed, children }: PlacedActionsProps) {
  if (failed && !loaded) return null;
  return <Inline style={loaded ? {} : { visibility: 'hidden' }}>{children}</Inline>;
}
