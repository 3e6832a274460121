import type { OrderDisplayStatus, OrderStatus } from './enums';

/** Where an order may go from each status: taken in or not, completed, and sent back even then. @source spec §3, transitions ours */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  1: [2, 3],
  2: [],
  3: [4, 5],
  4: [5],
  5: [],
};

/** Returns true if an order may go from one status to another. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** Returns true if an order has come to its end; a completed one may still be sent back. */
export function isOrderOver(status: OrderStatus): boolean {
  return status === 2 || status === 4 || status === 5;
}

/** The word that a list shows for where an order stands. @source spec §4 */
export function displayStatusOf(status: OrderStatus, isCancelled: boolean): OrderDisplayStatus {
  if (status === 2) return isCancelled ? 'cancelled' : 'failed';
  return ({ 1: 'pending', 3: 'processing', 4: 'completed', 5: 'closed' } as const)[status];
}
