import type { ExchangeOrder } from '@corridor/core';
import type { TicketProps } from '../../../kit/ticket/TicketOptions';
import type { ExchangeDraft } from './draft';

/** Props of `ExchangeOrderForm`; all are optional. */
export interface ExchangeOrderFormProps extends TicketProps<ExchangeDraft, ExchangeOrder> {
  /** Whose money is exchanged, where your page knows it: shown, and not to be changed. */
  readonly ownerId?: string;
  /** The quote that `onPendingChange` told before your page was loaded anew: its order is looked up before anything else may be sent. */
  readonly pending?: string | null;
  /** Hears the quote of an order that is sent, and null once it is known how that ended: keep it over a reload. */
  readonly onPendingChange?: (quoteId: string | null) => void;
  /** Offers the order's two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}
