import type { TicketDeclaration } from './TicketDeclaration';
import type { TicketShape } from './TicketShape';

/** Declares a ticket by which money is moved, once; a message that it needs and lacks does not compile. */
export function defineTicket<T extends TicketShape>(declaration: TicketDeclaration<T>): TicketDeclaration<T> {
  return declaration;
}
