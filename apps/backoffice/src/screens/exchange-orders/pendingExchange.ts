import { PROJECT_SIGN } from '../../session/keys';
import { storedUser } from '../../session/sessionStore';

// Of this user only: whoever signs in next in this tab has sent nothing.
const key = (): string => `${PROJECT_SIGN}-pending-exchange-${storedUser()?.id ?? ''}`;

/** The quote that this user sent in this tab and of which nobody knows yet how it ended; null where there is none. */
export function readPendingExchange(): string | null {
  try {
    return sessionStorage.getItem(key());
  } catch {
    return null;
  }
}

/** Keeps that quote over a reload of this tab and a new sign-in; null forgets it. */
export function keepPendingExchange(quoteId: string | null): void {
  try {
    if (quoteId === null) sessionStorage.removeItem(key());
    else sessionStorage.setItem(key(), quoteId);
  } catch {
    // A closed storage costs the look-up after a reload, not the exchange.
  }
}
