import type { HeadingLevel } from '@corridor/ui';
import type { TicketShape } from './TicketShape';

/** Props of a ticket widget, beside its own; all are optional. */
export interface TicketProps<Draft, Order> {
  /** What the ticket starts with, such as what your address says. */
  readonly initial?: Partial<Draft>;
  /** Hears every change of what was typed, to keep it in your address. */
  readonly onDraftChange?: (draft: Draft) => void;
  /** Hears of the accepted order, also where it was found after a lost answer. */
  readonly onAccepted?: (order: Order) => void;
  /** What `onPendingChange` told before your page was loaded anew: that order is looked up before anything else may be sent. */
  readonly pending?: string | null;
  /** Hears of an order that is sent, and null once it is known how that ended: keep the text over a reload. */
  readonly onPendingChange?: (pending: string | null) => void;
  /** Offers the accepted order to be opened in your page. */
  readonly onOpenOrder?: (orderId: string) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

/** What a ticket is given by its host. */
export type TicketOptions<T extends TicketShape> = TicketProps<T['draft'], T['order']> & T['options'];
