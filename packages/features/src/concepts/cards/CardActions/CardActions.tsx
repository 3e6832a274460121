'use client';

import type { Card, CardDetail } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { RecordActions } from '../../../kit/actions/RecordActions';
import { cardActions } from '../cardActions';

/** Props of `CardActions`. */
export interface CardActionsProps {
  /** The card, with the `allowedActions` that the gateway gave it. */
  readonly card: Card;
  /** Receives what the card has become. */
  readonly onDone?: (card: CardDetail) => void;
  /** Level of the titles of its confirmations; in the page it has no heading. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

/** The actions that the gateway allows on a card, with their confirmations, wherever a host shows a card. */
export function CardActions({ card, ...rest }: CardActionsProps) {
  return <RecordActions actions={cardActions} row={card} {...rest} />;
}
