import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { OrderDisplayStatus, OrderStatus } from '../orders';
import type { FixedSide } from './enums';

/** An accepted quote, as lists show it. Times are UTC instants, rates decimal text. @source spec §3 "Exchange order" */
export interface ExchangeOrder {
  id: string;
  quoteId: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  status: OrderStatus;
  displayStatus: OrderDisplayStatus;
  fixedSide: FixedSide;
  sell: WireMoney;
  buy: WireMoney;
  /** Taken beside what is sold, in the sell currency. */
  fee: WireMoney;
  clientRate: string;
  midRate: string;
  sellAccountId: string;
  buyAccountId: string;
  sellTransactionId: string;
  buyTransactionId: string;
  createdBy: string;
  createdAt: string;
  settlesAt: string;
  completedAt: string | null;
}

/** Conditions of an exchange order list; `search` is an id of order, quote or transaction, or the beginning of the owner's name. @source ours */
export interface ExchangeOrderFilter {
  search: string;
  ownerId: string;
  /** On either side. */
  accountId: string;
  status: OrderStatus[];
  sellCurrency: string[];
  buyCurrency: string[];
  fixedSide: FixedSide[];
  createdAt: TimeRange;
}

/** Fields that an exchange order list sorts by; amounts of different currencies compare as numbers. @source ours */
export const EXCHANGE_ORDER_SORTS = ['createdAt', 'sell', 'buy', 'status'] as const;

/** A field that an exchange order list sorts by. */
export type ExchangeOrderSort = (typeof EXCHANGE_ORDER_SORTS)[number];

/** The exchange order resource; `create` accepts a quote that is still open. @source ours */
export interface ExchangeOrderContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'create' | 'export';
  row: ExchangeOrder;
  record: ExchangeOrder;
  filter: ExchangeOrderFilter;
  sort: ExchangeOrderSort;
  /** The order of a quote: what a client looks up that does not know whether its order was taken. */
  key: { quoteId: string };
  create: { quoteId: string };
}
