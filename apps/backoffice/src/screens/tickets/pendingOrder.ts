import { PROJECT_SIGN } from '../../session/keys';
import { storedUser } from '../../session/sessionStore';

/** Tickets whose unknown outcomes are kept. */
export type TicketName = 'exchange' | 'transfer' | 'payment' | 'withdrawal';

// Of this user only: whoever signs in next in this tab has sent nothing.
const keyOf = (ticket: TicketName): string => `${PROJECT_SIGN}-pending-${ticket}-${storedUser()?.id ?? ''}`;

/** What this user sent in this tab and of which nobody knows yet how it ended; null where there is none. */
export function readPendingOrder(ticket: TicketName): string | null {
  try {
    return sessionStorage.getItem(keyOf(ticket));
  } catch {
    return null;
  }
}

/** Keeps that over a reload of this tab and a new sign-in; null forgets it. */
export function keepPendingOrder(ticket: TicketName, pending: string | null): void {
  try {
    if (pending === null) sessionStorage.removeItem(keyOf(ticket));
    else sessionStorage.setItem(keyOf(ticket), pending);
  } catch {
    // A closed storage costs the look-up after a reload, not the order.
  }
}
