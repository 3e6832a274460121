/** Sentences of the exchange order widgets, in English. */
export const exchangeOrders = {
  'exchangeOrders.fixedSide.sell': 'Sell amount is fixed',
  'exchangeOrders.fixedSide.buy': 'Buy amount is fixed',
} as const;
