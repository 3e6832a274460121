import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';

/** Money that went from one account of a partner to another of the same currency; booked at once, without a fee. Times are UTC instants. @source spec §3 types 120 and 121, fields ours */
export interface TransferOrder {
  id: string;
  fromAccountId: string;
  fromOwnerId: string;
  fromOwnerName: string;
  fromProductType: ProductType;
  toAccountId: string;
  toOwnerId: string;
  toOwnerName: string;
  toProductType: ProductType;
  amount: WireMoney;
  /** What both sides see on their statements; null unless given. */
  reference: string | null;
  /** The transaction of type 121. */
  outTransactionId: string;
  /** The transaction of type 120. */
  inTransactionId: string;
  createdBy: string;
  createdAt: string;
}

/** What a transfer is ordered with; both accounts belong to the asking partner or its merchants. @source ours */
export interface TransferOrderInput {
  fromAccountId: string;
  toAccountId: string;
  /** In the currency of both accounts. */
  amount: WireMoney;
  reference?: string | undefined;
}

/** What a transfer would cost and bring. @source ours */
export interface TransferPrice {
  amount: WireMoney;
  /** Always nothing. */
  fee: WireMoney;
  debited: WireMoney;
  received: WireMoney;
}

/** Conditions of a transfer list; `search` is an id of order, account or transaction, a request id, or the reference. @source ours */
export interface TransferOrderFilter {
  search: string;
  /** On either side. */
  ownerId: string;
  /** On either side. */
  accountId: string;
  currency: string[];
  createdAt: TimeRange;
}

/** Fields that a transfer list sorts by; amounts of different currencies compare as numbers. @source ours */
export const TRANSFER_ORDER_SORTS = ['createdAt', 'amount'] as const;

/** A field that a transfer list sorts by. */
export type TransferOrderSort = (typeof TRANSFER_ORDER_SORTS)[number];

/** The transfer order resource. @source ours */
export interface TransferOrderContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'create' | 'export';
  row: TransferOrder;
  record: TransferOrder;
  filter: TransferOrderFilter;
  sort: TransferOrderSort;
  /** The transfer of a request: what a client looks up that does not know whether it was booked. */
  key: { requestId: string };
  create: TransferOrderInput;
  calls: {
    price: { input: Omit<TransferOrderInput, 'reference'>; output: TransferPrice };
  };
}
