import { isGatewayError } from '@corridor/core';
import type { OrderSource } from './TicketShape';

/** What a look-up came to: the order, none, or no answer that could tell. */
export type Found<Order> = { readonly kind: 'found'; readonly order: Order } | { readonly kind: 'absent' | 'unknown' };

/** Milliseconds before each try: an order that is still being taken in needs a moment to be seen. */
const PAUSES = [0, 1500, 3000];

/** Looks for an order a few times; the last try decides. */
export async function findOrder<Key, Order>(
  orders: Pick<OrderSource<never, Key, Order>, 'getBy'>,
  key: Key,
  signal: AbortSignal,
): Promise<Found<Order>> {
  let last: Found<Order> = { kind: 'unknown' };
  for (const pause of PAUSES) {
    await rest(pause, signal);
    if (signal.aborted) return { kind: 'unknown' };
    last = await lookUpOrder(orders, key, signal);
    if (last.kind === 'found') return last;
  }
  return last;
}

/** Looks for an order once. */
export async function lookUpOrder<Key, Order>(
  orders: Pick<OrderSource<never, Key, Order>, 'getBy'>,
  key: Key,
  signal?: AbortSignal,
): Promise<Found<Order>> {
  try {
    return { kind: 'found', order: await orders.getBy(key, { signal }) };
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
