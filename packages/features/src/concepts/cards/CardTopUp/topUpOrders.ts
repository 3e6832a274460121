import { type CardTopUpReceipt, type GatewayClient, GatewayError, isGatewayError } from '@corridor/core';
import type { OrderSource } from '../../../kit/ticket/TicketShape';
import type { TopUpInput, TopUpShape } from './topUpShape';

/** Top-ups as orders: taken by a call of their card, and found again by their request id. */
export function topUpOrders({ cards }: GatewayClient): OrderSource<TopUpInput, TopUpShape['key'], CardTopUpReceipt> {
  const { segment, invalidatedBy } = cards.resource;
  return {
    resource: { segment, invalidatedBy: () => invalidatedBy('call-by-id', 'topUp') },
    create: async ({ cardId, accountId, amount }, options) => {
      await cards.callById(cardId, 'topUp', { accountId, amount }, options);
      return cards
        .callById(cardId, 'findTopUp', { requestId: options?.requestId ?? '' })
        .catch((reason: unknown) => Promise.reject(bookedUnseen(reason)));
    },
    getBy: ({ cardId, requestId }, options) => cards.callById(cardId, 'findTopUp', { requestId }, options),
  };
}

/** The money has moved, so that no failure of the look-up behind it may read as a refusal. */
function bookedUnseen(reason: unknown): GatewayError {
  const requestId = isGatewayError(reason) ? reason.requestId : undefined;
  return new GatewayError('unknown-outcome', { msg: 'The top-up was taken, its receipt was not read', requestId });
}
