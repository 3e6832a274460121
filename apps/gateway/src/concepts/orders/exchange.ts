import { add, type Money, money } from '@corridor/core';
import type { StoredOutgoing } from './table';

/** The exchange by which an order is paid out of an account of another currency. */
export interface OrderExchange {
  readonly quoteId: string;
  /** What the account sells. */
  readonly sell: Money;
  /** Taken beside it. */
  readonly fee: Money;
  readonly clientRate: string;
  readonly midRate: string;
}

type Exchanged = Pick<
  StoredOutgoing,
  'quoteId' | 'sellCurrency' | 'sellAmount' | 'exchangeFee' | 'clientRate' | 'midRate'
>;

/** An exchange as the columns of its order. */
export const exchangeColumns = ({ quoteId, sell, fee, clientRate, midRate }: OrderExchange): Exchanged => ({
  quoteId,
  sellCurrency: sell.currency,
  sellAmount: sell.minor,
  exchangeFee: fee.minor,
  clientRate,
  midRate,
});

/** The exchange of a stored order; null where its account has its currency. */
export function exchangeOf(order: Exchanged): OrderExchange | null {
  const { quoteId, sellCurrency, sellAmount, exchangeFee, clientRate, midRate } = order;
  // The database keeps all of them or none.
  if (!quoteId || !sellCurrency || sellAmount === null || exchangeFee === null || !clientRate || !midRate) return null;
  const [sell, fee] = [money(sellAmount, sellCurrency), money(exchangeFee, sellCurrency)];
  return { quoteId, sell, fee, clientRate, midRate };
}

/** What an order takes in its own currency: what arrives and its fee. */
export function spentBy({
  amount,
  senderFee,
  currency,
}: Pick<StoredOutgoing, 'amount' | 'senderFee' | 'currency'>): Money {
  return money(amount + senderFee, currency);
}

/** What the account loses, in its currency. */
export function debitedBy(order: Exchanged & Pick<StoredOutgoing, 'amount' | 'senderFee' | 'currency'>): Money {
  const exchange = exchangeOf(order);
  return exchange ? add(exchange.sell, exchange.fee) : spentBy(order);
}
