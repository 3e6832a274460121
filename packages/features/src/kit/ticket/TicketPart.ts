import type { TicketDeclaration } from './TicketDeclaration';
import type { TicketShape } from './TicketShape';
import type { TicketState } from './TicketState';

/** Props of a part of a ticket. */
export interface TicketPart<T extends TicketShape> {
  readonly ticket: TicketDeclaration<T>;
  readonly state: TicketState<T>;
}
