import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { OrderReason, OrderStep, OutgoingOrder, OutgoingOrderFilter } from '../orders';

/** A withdrawal to an owner's own bank account, as lists show it. @source spec §3 "Withdrawal order", fields ours */
export interface WithdrawalOrder extends OutgoingOrder {
  withdrawalAccountId: string;
  holderName: string;
  bankName: string;
  accountEnding: string;
}

/** The whole record of a withdrawal order. @source ours */
export interface WithdrawalOrderDetail extends WithdrawalOrder {
  refundTransactionId: string | null;
  /** Oldest first. */
  timeline: OrderStep[];
}

/** What a withdrawal is ordered with; the fee is taken beside the amount. @source ours */
export interface WithdrawalOrderInput {
  withdrawalAccountId: string;
  /** In the withdrawal account's currency. */
  amount: WireMoney;
}

/** What a withdrawal would cost and bring. @source ours */
export interface WithdrawalPrice {
  amount: WireMoney;
  fee: WireMoney;
  /** What the account loses: amount and fee. */
  debited: WireMoney;
  received: WireMoney;
}

/** Conditions of a withdrawal order list. @source ours */
export interface WithdrawalOrderFilter extends OutgoingOrderFilter {
  withdrawalAccountId: string;
}

/** Fields that a withdrawal order list sorts by; amounts of different currencies compare as numbers. @source ours */
export const WITHDRAWAL_ORDER_SORTS = ['createdAt', 'amount', 'holderName', 'status'] as const;

/** A field that a withdrawal order list sorts by. */
export type WithdrawalOrderSort = (typeof WITHDRAWAL_ORDER_SORTS)[number];

/** The withdrawal order resource. @source ours */
export interface WithdrawalOrderContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'call-by-id' | 'create' | 'export';
  row: WithdrawalOrder;
  record: WithdrawalOrderDetail;
  filter: WithdrawalOrderFilter;
  sort: WithdrawalOrderSort;
  /** The order of a request: what a client looks up that does not know whether its order was taken. */
  key: { requestId: string };
  create: WithdrawalOrderInput;
  calls: {
    price: { input: WithdrawalOrderInput; output: WithdrawalPrice };
  };
  callsById: {
    /** Takes back an order that no bank has accepted yet. */
    cancel: { input: OrderReason; output: WithdrawalOrderDetail };
  };
}
