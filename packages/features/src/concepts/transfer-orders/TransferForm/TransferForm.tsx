'use client';

import type { TransferOrder } from '@corridor/core';
import type { TicketProps } from '../../../kit/ticket/TicketOptions';
import { ticketWidget } from '../../../kit/ticket/ticketWidget';
import type { TransferDraft } from './transferShape';
import { transferTicket } from './transferTicket';

/** Props of `TransferForm`; all are optional. */
export interface TransferFormProps extends TicketProps<TransferDraft, TransferOrder> {
  /** The account that pays, where your page knows it: shown, and not to be changed. */
  readonly accountId?: string;
  /** Offers the two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

const TransferTicket = ticketWidget(transferTicket);

/** Moves money between two accounts of one currency: free, booked at once and once only, also after a lost answer. */
export function TransferForm(props: TransferFormProps) {
  return <TransferTicket {...props} />;
}
