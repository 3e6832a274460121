import type { WireMoney } from '../../money';
import type { TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { OrderDisplayStatus, OrderStatus } from './enums';

/** What may be done with an order that sends money out. @source ours */
export type OutgoingOrderAction = 'cancel';

/** What payment and withdrawal orders have in common. Times are UTC instants. @source spec §3, fields ours */
export interface OutgoingOrder {
  id: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  accountId: string;
  status: OrderStatus;
  displayStatus: OrderDisplayStatus;
  /** What is sent, before the fee. */
  amount: WireMoney;
  fee: WireMoney;
  /** What the account loses, in its currency: the amount and the sender's part of the fee, or what is sold for both with the fee of that exchange. */
  debited: WireMoney;
  /** What arrives: the amount less the other part of the fee. */
  received: WireMoney;
  transactionId: string;
  /** Why it failed or was sent back; null unless it was. */
  reason: string | null;
  createdBy: string;
  createdAt: string;
  completedAt: string | null;
  /** What the asking user may do with it now. */
  allowedActions: OutgoingOrderAction[];
}

/** A status that an order came to. */
export interface OrderStep {
  status: OrderStatus;
  at: string;
  reason: string | null;
  /** Who took the order there; null where a bank did. */
  actor: string | null;
}

/** Conditions that lists of outgoing orders have in common; `search` is an id, a reference, or the beginning of a name it goes to. @source ours */
export interface OutgoingOrderFilter {
  search: string;
  ownerId: string;
  accountId: string;
  status: OrderStatus[];
  currency: string[];
  createdAt: TimeRange;
}

/** Why a user ends an order. */
export interface OrderReason {
  reason?: string | undefined;
}
