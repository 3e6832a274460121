import type { HeadingLevel } from '@corridor/ui';
import { Heading } from '@corridor/ui';
import { createContext, forwardRef, type ReactNode, useContext } from 'react';
import { levelBelow } from '../display/levelBelow';

/** Level of a ticket's own heading in the page. */
export const TicketLevelContext = createContext<HeadingLevel>(2);

/** Level of the sections below a part of a ticket. */
export const useSectionLevel = () => levelBelow(levelBelow(useContext(TicketLevelContext)));

/** Props of `TicketHeading`. */
export interface TicketHeadingProps {
  readonly children: ReactNode;
}

/** Heading of a part of a ticket, one level below the ticket's own; takes the focus when a step begins. */
export const TicketHeading = forwardRef<HTMLElement, TicketHeadingProps>(function TicketHeading({ children }, ref) {
  return (
    <Heading level={levelBelow(useContext(TicketLevelContext))} variant="body" ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
});
