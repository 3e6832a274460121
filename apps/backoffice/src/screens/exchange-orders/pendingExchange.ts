const KEY = 'corridor.pendingExchange';

/** The quote that was sent in this tab and of which nobody knows yet how it ended; null where there is none. */
export function readPendingExchange(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps that quote over a reload of this tab; null forgets it. */
export function keepPendingExchange(quoteId: string | null): void {
  try {
    if (quoteId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, quoteId);
  } catch {
    // A closed storage costs the look-up after a reload, not the exchange.
  }
}
