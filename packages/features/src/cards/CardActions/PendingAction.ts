import type { Card, CardAction } from '@corridor/core';

/** An action that waits for its confirmation. */
export interface PendingAction {
  readonly card: Card;
  readonly action: CardAction;
}
