'use client';

import type { WithdrawalOrderDetail } from '@corridor/core';
import type { TicketProps } from '../../../kit/ticket/TicketOptions';
import { ticketWidget } from '../../../kit/ticket/ticketWidget';
import type { WithdrawalDraft } from './withdrawalShape';
import { withdrawalTicket } from './withdrawalTicket';

/** Props of `WithdrawalOrderForm`; all are optional. */
export interface WithdrawalOrderFormProps extends TicketProps<WithdrawalDraft, WithdrawalOrderDetail> {
  /** Offers the withdrawal's transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

const WithdrawalTicket = ticketWidget(withdrawalTicket);

/** Withdraws money to its owner's own bank account: the fee beforehand, a review, an order that is accepted once, and its way to completion. */
export function WithdrawalOrderForm(props: WithdrawalOrderFormProps) {
  return <WithdrawalTicket {...props} />;
}
