import type { GatewayClient } from '@corridor/core';
import type { CorridorEvent } from '../../runtime/events';
import type { DisplayTools } from '../columns/Column';
import type { Intent, OrderSource, TicketShape } from './TicketShape';

/** How the order is sent, found again and kept over a reload. */
export interface OrderRules<T extends TicketShape> {
  of(gateway: GatewayClient): OrderSource<T['input'], T['key'], T['order']>;
  /** What is sent once the price was agreed to; `agreed` is true if the reader ticked what the ticket asks. */
  inputOf(request: T['request'], price: T['price'], agreed: boolean): T['input'];
  keyOf(intent: Intent<T['input']>): T['key'];
  /** Id of the record that an answer is, whole; absent where it is a receipt. */
  recordId?(order: T['order']): string;
  /** What is said once the order is taken. */
  accepted(order: T['order'], tools: DisplayTools): string;
  /** What the host hears then. */
  event(order: T['order'], message: string): CorridorEvent;
  /** Milliseconds after which an order of a price that is over cannot come in any more; absent where its request id keeps it from being taken twice. */
  readonly longestLife?: number;
  /** An order on its way as text for the host, and back. Default: all of it as JSON. */
  readonly pending?: { write(intent: Intent<T['input']>): string; read(text: string): Intent<T['input']> | null };
}
