import { type GatewayClient, GatewayError, type GatewayErrorKind } from '@corridor/core';
import type { OrderSource } from '../kit/ticket/TicketShape';

/** The clients whose orders go astray in stories. */
export type Ordered = 'exchangeOrders' | 'transferOrders' | 'paymentOrders' | 'withdrawalOrders';
type Change = (gateway: GatewayClient) => GatewayClient;
type Orders = OrderSource<object, object, { readonly id: string }>;

const lost = (kind: GatewayErrorKind) =>
  new GatewayError(kind, { msg: 'Network Error', requestId: 'SA0421767225600000' });

/** Guarantee: the clients of orders take what their own tickets send them. */
const ordersOf = (gateway: GatewayClient, concept: Ordered) => gateway[concept] as unknown as Orders;

const changed = (gateway: GatewayClient, concept: Ordered, change: Partial<Orders>): GatewayClient => ({
  ...gateway,
  [concept]: { ...gateway[concept], ...change },
});

/** The order is taken, and its answer is lost. */
export const withLostAnswerOf =
  (concept: Ordered): Change =>
  (gateway) =>
    changed(gateway, concept, {
      create: async (...asked) => {
        await ordersOf(gateway, concept).create(...asked);
        throw lost('unknown-outcome');
      },
    });

/** The first order never arrives; afterwards all is well. */
export const withLostOrderOf =
  (concept: Ordered): Change =>
  (gateway) => {
    let first = true;
    return changed(gateway, concept, {
      create: (...asked) => {
        if (!first) return ordersOf(gateway, concept).create(...asked);
        first = false;
        return Promise.reject(lost('unknown-outcome'));
      },
    });
  };

/** Neither the order nor the look-up is answered. */
export const withNoAnswerOf =
  (concept: Ordered): Change =>
  (gateway) =>
    changed(gateway, concept, {
      create: () => Promise.reject(lost('unknown-outcome')),
      getBy: () => Promise.reject(lost('network')),
    });
