import { type ExchangeOrder, type GatewayClient, isGatewayError } from '@corridor/core';

/** What a look-up came to: the order, none, or no answer that could tell. */
export type Found = { readonly kind: 'found'; readonly order: ExchangeOrder } | { readonly kind: 'absent' | 'unknown' };

/** Milliseconds before each try: an order that is still being taken in needs a moment to be seen. */
const PAUSES = [0, 1500, 3000];

/** Looks for the order of a quote a few times; the last try decides. */
export async function findOrder(gateway: GatewayClient, quoteId: string, signal: AbortSignal): Promise<Found> {
  let last: Found = { kind: 'unknown' };
  for (const pause of PAUSES) {
    await rest(pause, signal);
    if (signal.aborted) return { kind: 'unknown' };
    last = await lookUpOrder(gateway, quoteId, signal);
    if (last.kind === 'found') return last;
  }
  return last;
}

/** Looks for the order of a quote once. */
export async function lookUpOrder(gateway: GatewayClient, quoteId: string, signal?: AbortSignal): Promise<Found> {
  try {
    return { kind: 'found', order: await gateway.exchangeOrders.getBy({ quoteId }, { signal }) };
  } catch (reason) {
    return { kind: isGatewayError(reason, 'not-found') ? 'absent' : 'unknown' };
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
