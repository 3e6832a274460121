import {
  compare,
  EXCHANGE_FEE_BASIS_POINTS,
  type ExchangeQuote,
  type ExchangeQuoteRequest,
  exchangeDebit,
  percentage,
  readWireMoney,
  subtract,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';

/** What the sold account must hold: as the price says, or, before there is one, the typed amount with the fee on it. */
export function neededFor(
  request: ExchangeQuoteRequest | undefined,
  quote: ExchangeQuote | undefined,
): WireMoney | null {
  if (quote) return exchangeDebit(quote);
  if (request?.fixedSide !== 'sell') return null;
  const sell = readWireMoney(request.amount);
  if (!sell) return null;
  const fee = percentage(sell, EXCHANGE_FEE_BASIS_POINTS, 'halfEven');
  return exchangeDebit({ sell: request.amount, fee: toWireMoney(fee) });
}

/** How much is missing, if anything. */
export function shortfallOf(available: WireMoney, needed: WireMoney | null): WireMoney | undefined {
  const [has, wants] = [readWireMoney(available), needed && readWireMoney(needed)];
  if (!has || !wants || has.currency !== wants.currency || compare(wants, has) <= 0) return undefined;
  return toWireMoney(subtract(wants, has));
}
