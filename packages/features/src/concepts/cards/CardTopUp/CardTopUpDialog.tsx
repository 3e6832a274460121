import type { Card } from '@corridor/core';
import { useRef } from 'react';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { TicketDialog } from '../../../kit/ticket/TicketDialog';
import { formMessages } from '../../../messages/forms';
import { ticketMessages } from '../../../messages/ticket';
import { useCardName } from '../display/useCardName';
import { topUpTicket } from './topUpTicket';
import { useKeptTopUp } from './useKeptTopUp';

/** Props of `CardTopUpDialog`. */
export interface CardTopUpDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

const WORDS = [...topUpTicket.messages, ticketMessages, formMessages];

/** Puts money on a card: accounts and amount, a review, and an outcome that stays. */
export function CardTopUpDialog(props: CardTopUpDialogProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <TopUp {...props} />
    </WidgetFrame>
  );
}

function TopUp({ card, onClose }: CardTopUpDialogProps) {
  const nameOf = useCardName();
  const firstRef = useRef<HTMLInputElement>(null);
  const [pending, keepPending] = useKeptTopUp(card);
  return (
    <TicketDialog
      ticket={topUpTicket}
      options={{
        ...{ card, firstRef, pending },
        onPendingChange: keepPending,
      }}
      description={`${nameOf(card)} · ${card.holderName}`}
      firstRef={firstRef}
      onClose={onClose}
    />
  );
}
