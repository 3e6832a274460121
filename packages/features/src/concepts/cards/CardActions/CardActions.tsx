'use client';

import type { Card, CardDetail } from '@corridor/core';
import { RecordActions } from '../../../kit/actions/RecordActions';
import { cardActions } from '../cardActions';

/** Props of `CardActions`. */
export interface CardActionsProps {
  /** The card, with the `allowedActions` that the gateway gave it. */
  readonly card: Card;
  /** Receives what the card has become. */
  readonly onDone?: (card: CardDetail) => void;
}

/** The actions that the gateway allows on a card, with their confirmations, wherever a host shows a card. */
export function CardActions({ card, onDone }: CardActionsProps) {
  return <RecordActions actions={cardActions} row={card} onDone={onDone} />;
}
