'use client';

import type { ExchangeOrder } from '@corridor/core';
import { accountsMessages } from '../../messages/accounts';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { ordersMessages } from '../../messages/orders';
import { transactionsMessages } from '../../messages/transactions';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import type { ExchangeDraft } from './draft';
import { ExchangeTicket } from './ExchangeTicket';

/** Props of `ExchangeOrderForm`; all are optional. */
export interface ExchangeOrderFormProps {
  /** Whose money is exchanged, where your page knows it: shown, and not to be changed. */
  readonly ownerId?: string;
  /** What the ticket starts with, such as what your address says. */
  readonly initial?: Partial<ExchangeDraft>;
  /** Hears every change of what was typed, to keep it in your address. */
  readonly onDraftChange?: (draft: ExchangeDraft) => void;
  /** Hears of the accepted order, also where it was found after a lost answer. */
  readonly onAccepted?: (order: ExchangeOrder) => void;
  /** The quote that `onPendingChange` told before your page was loaded anew: its order is looked up before anything else may be sent. */
  readonly pending?: string | null;
  /** Hears the quote of an order that is sent, and null once it is known how that ended: keep it over a reload. */
  readonly onPendingChange?: (quoteId: string | null) => void;
  /** Offers the accepted order to be opened in your page. */
  readonly onOpenOrder?: (orderId: string) => void;
  /** Offers the order's two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

const WORDS = [exchangeOrdersMessages, accountsMessages, ordersMessages, transactionsMessages];

/** Exchanges money: amounts with a live price that counts down, a review, an order that is accepted once, and its way to completion. */
export function ExchangeOrderForm(props: ExchangeOrderFormProps) {
  return (
    <WidgetFrame words={WORDS}>
      <ExchangeTicket {...props} />
    </WidgetFrame>
  );
}
