'use client';

import { ticketWidget } from '../../../kit/ticket/ticketWidget';
import type { ExchangeOrderFormProps } from './ExchangeOrderFormProps';
import { exchangeTicket } from './exchangeTicket';

const ExchangeTicket = ticketWidget(exchangeTicket);

/** Exchanges money: amounts with a live price that counts down, a review, an order that is accepted once, and its way to completion. */
export function ExchangeOrderForm(props: ExchangeOrderFormProps) {
  return <ExchangeTicket {...props} />;
}
