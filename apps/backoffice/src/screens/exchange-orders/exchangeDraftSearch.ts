import { fixedSide } from '@corridor/core';
import type { ExchangeDraft } from '@corridor/features';

/** The address of a ticket: what was typed; what is empty stays out of it. */
export function writeExchangeDraft({ ownerId, sellCurrency, buyCurrency, fixedSide: side, amount }: ExchangeDraft) {
  const said = { owner: ownerId, sell: sellCurrency, buy: buyCurrency, fixed: side === 'buy' ? side : '', amount };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''));
}

/** What an address fills a ticket with; whatever it misspells the ticket itself refuses. */
export function readExchangeDraft(params: URLSearchParams): ExchangeDraft {
  const side = params.get('fixed');
  return {
    ownerId: params.get('owner') ?? '',
    sellCurrency: params.get('sell') ?? '',
    buyCurrency: params.get('buy') ?? '',
    fixedSide: fixedSide.codes.find((code) => code === side) ?? 'sell',
    amount: params.get('amount') ?? '',
  };
}
