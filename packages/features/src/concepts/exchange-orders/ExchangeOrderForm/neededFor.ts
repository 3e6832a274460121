import {
  type ExchangeQuote,
  type ExchangeQuoteRequest,
  exchangeDebit,
  exchangeFee,
  readWireMoney,
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
  return exchangeDebit({ sell: request.amount, fee: toWireMoney(exchangeFee(sell)) });
}
