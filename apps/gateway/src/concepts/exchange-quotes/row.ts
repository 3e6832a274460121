import type { ExchangeQuote } from '@corridor/core';
import { wireMoney } from '../../platform/money';
import type { StoredQuote } from './table';

/** A stored quote as the wire has it. */
export function toQuote(stored: StoredQuote): ExchangeQuote {
  const { id, ownerId, ownerName, fixedSide, clientRate, midRate, replacesId, orderId } = stored;
  return {
    id,
    ownerId,
    ownerName,
    fixedSide,
    sell: wireMoney(stored.sellAmount, stored.sellCurrency),
    buy: wireMoney(stored.buyAmount, stored.buyCurrency),
    fee: wireMoney(stored.fee, stored.sellCurrency),
    clientRate,
    midRate,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    settlesAt: stored.settlesAt.toISOString(),
    replacesId,
    orderId,
  };
}
