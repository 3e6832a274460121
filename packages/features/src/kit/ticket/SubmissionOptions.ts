import type { OrderRules } from './OrderRules';
import type { TicketShape } from './TicketShape';

/** Options of `useSubmission`. */
export interface SubmissionOptions<T extends TicketShape> {
  readonly rules: OrderRules<T>;
  onAccepted(order: T['order']): void;
  /** The gateway no longer holds the price. */
  onOutdated(): void;
  /** An order that was sent before the page was loaded, as text: looked up first. */
  readonly pending?: string | null | undefined;
  /** An order is sent, or null: how it ended is known. */
  onPendingChange?(pending: string | null): void;
}
