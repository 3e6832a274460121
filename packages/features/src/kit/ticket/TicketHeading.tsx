import { Heading } from '@corridor/ui';
import { createContext, forwardRef, type ReactNode, useContext } from 'react';
import type { HeadingLevel } from '../list/ListOptions';

/** Level of a ticket's own heading in the page. */
export const TicketLevelContext = createContext<HeadingLevel>(2);

const NEXT = { 1: 2, 2: 3, 3: 4, 4: 5 } as const;
const BELOW_PART = { 1: 3, 2: 4, 3: 5, 4: 5 } as const;

/** Level of the sections below a part of a ticket. */
export const useSectionLevel = () => BELOW_PART[useContext(TicketLevelContext)];

/** Props of `TicketHeading`. */
export interface TicketHeadingProps {
  readonly children: ReactNode;
}

/** Heading of a part of a ticket, one level below the ticket's own; takes the focus when a step begins. */
export const TicketHeading = forwardRef<HTMLElement, TicketHeadingProps>(function TicketHeading({ children }, ref) {
  return (
    <Heading level={NEXT[useContext(TicketLevelContext)]} variant="body" ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
});
