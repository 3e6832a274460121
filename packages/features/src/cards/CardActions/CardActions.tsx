'use client';

import type { Card, CardDetail } from '@corridor/core';
import { useState } from 'react';
import { cardsMessages } from '../../messages/cards';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { CardActionMenu } from './CardActionMenu';
import { LazyCardActionDialog } from './LazyCardActionDialog';
import type { PendingAction } from './PendingAction';

/** Props of `CardActions`. */
export interface CardActionsProps {
  /** The card, with the `allowedActions` that the gateway gave it. */
  readonly card: Card;
  /** Receives what the card has become. */
  readonly onDone?: (card: CardDetail) => void;
}

const WORDS = [cardsMessages];

/** The actions that the gateway allows on a card, with their confirmations, wherever a host shows a card. */
export function CardActions({ card, onDone }: CardActionsProps) {
  const [pending, setPending] = useState<PendingAction | null>(null);
  return (
    <WidgetFrame words={WORDS}>
      <CardActionMenu card={card} onAction={(chosen, action) => setPending({ card: chosen, action })} />
      <LazyCardActionDialog
        pending={pending}
        onClose={() => setPending(null)}
        onDone={(changed) => onDone?.(changed)}
      />
    </WidgetFrame>
  );
}
