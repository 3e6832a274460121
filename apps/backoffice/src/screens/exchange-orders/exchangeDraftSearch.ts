import type { ExchangeDraft } from '@corridor/features';

/** The address of a ticket: what was typed; what is empty stays out of it. */
export function writeExchangeDraft({ ownerId, sellCurrency, buyCurrency, fixedSide: side, amount }: ExchangeDraft) {
  const said = { owner: ownerId, sell: sellCurrency, buy: buyCurrency, fixed: side === 'buy' ? side : '', amount };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''));
}
