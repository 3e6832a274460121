import type { ReactElement } from 'react';
import { formMessages } from '../../messages/forms';
import { ticketMessages } from '../../messages/ticket';
import { WidgetFrame } from '../frame/WidgetFrame';
import { TicketBody } from './TicketBody';
import type { TicketDeclaration } from './TicketDeclaration';
import type { TicketOptions } from './TicketOptions';
import type { TicketShape } from './TicketShape';

/** Makes the widget of a ticket. */
export function ticketWidget<T extends TicketShape>(
  ticket: TicketDeclaration<T>,
): (props: TicketOptions<T>) => ReactElement {
  const words = [...ticket.messages, ticketMessages, formMessages];
  return function Ticket(props: TicketOptions<T>) {
    return (
      <WidgetFrame messages={words}>
        <TicketBody ticket={ticket} options={props} />
      </WidgetFrame>
    );
  };
}
