import type { exchangeOrders as en } from '../en/exchange-orders';

/** Sentences of the exchange order widgets, in French. */
export const exchangeOrders: Record<keyof typeof en, string> = {
  'exchangeOrders.fixedSide.sell': 'Montant vendu fixe',
  'exchangeOrders.fixedSide.buy': 'Montant acheté fixe',
};
