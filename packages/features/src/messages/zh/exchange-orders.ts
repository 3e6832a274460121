import type { exchangeOrders as en } from '../en/exchange-orders';

/** Sentences of the exchange order widgets, in Chinese. */
export const exchangeOrders: Record<keyof typeof en, string> = {
  'exchangeOrders.fixedSide.sell': '固定卖出金额',
  'exchangeOrders.fixedSide.buy': '固定买入金额',
};
