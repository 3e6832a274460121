import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { CollectionAction, CollectionAuditStatus, CollectionEventKind } from './enums';

/** A payment that arrived under a virtual account, as lists show it. Times are UTC instants. @source spec §3 "Collection", fields ours */
export interface Collection {
  id: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  /** The account that it is credited to, pending until it is approved. */
  accountId: string;
  virtualAccountId: string;
  virtualAccountNumber: string;
  holderName: string;
  status: CollectionAuditStatus;
  /** What the payer sent. */
  amount: WireMoney;
  fee: WireMoney;
  /** What approval makes available: the amount less the fee. */
  credited: WireMoney;
  /** What materials cover already. */
  linkedAmount: WireMoney;
  /** What materials must still cover; nothing once it was returned. */
  linkableAmount: WireMoney;
  payerName: string;
  payerAccountNumber: string;
  /** ISO 3166 alpha-2. */
  payerCountry: string;
  reference: string;
  /** The paying bank's own name for the payment: it arrives once. */
  bankReference: string;
  /** Why the last review did not approve; null unless it did not. */
  rejectionReason: string | null;
  receivedAt: string;
  /** When it was last approved or rejected; null before. */
  reviewedAt: string | null;
  /** When it was sent back to its payer; null unless it was. */
  returnedAt: string | null;
  /** What the asking user may do with it now. */
  allowedActions: CollectionAction[];
}

/** Something that happened to a collection: what, when, by whom, and the posting that moved its money. @source ours */
export interface CollectionEvent {
  id: string;
  kind: CollectionEventKind;
  at: string;
  actor: string;
  /** The status before; null on arrival. */
  from: CollectionAuditStatus | null;
  to: CollectionAuditStatus;
  /** What arrived, was linked, taken back, made available or sent back. */
  amount: WireMoney;
  reason: string | null;
  transferId: string | null;
}

/** The whole record of a collection. @source ours */
export interface CollectionDetail extends Collection {
  /** The transaction that booked its arrival. */
  transactionId: string;
  /** The transaction that made it available; null until it is approved. */
  creditTransactionId: string | null;
  /** The transaction that sent it back; null unless it was. */
  returnTransactionId: string | null;
  /** Oldest first. */
  timeline: CollectionEvent[];
}

/** Conditions of a collection list; `search` is an id, a reference, or the beginning of the payer's name. @source ours */
export interface CollectionFilter {
  search: string;
  ownerId: string;
  accountId: string;
  virtualAccountId: string;
  status: CollectionAuditStatus[];
  currency: string[];
  /** Only those that were sent back to their payer, or only the others. */
  returned: boolean;
  receivedAt: TimeRange;
}

/** Fields that a collection list sorts by; amounts of different currencies compare as numbers. @source ours */
export const COLLECTION_SORTS = ['receivedAt', 'amount', 'payerName'] as const;

/** A field that a collection list sorts by. */
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** The collection resource: the outside world makes collections. @source spec §2 "Collections", its payloads ours */
export interface CollectionContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'call-by-id' | 'export';
  row: Collection;
  record: CollectionDetail;
  filter: CollectionFilter;
  sort: CollectionSort;
  /** A collection by the paying bank's name for it. */
  key: { bankReference: string };
  calls: {
    /** How many collections of the filter have each status, all statuses in their order. */
    statusCounts: {
      input: Partial<Omit<CollectionFilter, 'status'>>;
      output: { status: CollectionAuditStatus; count: number }[];
    };
  };
  callsById: {
    /** Makes the money available, once materials cover it. */
    approve: { input: Record<never, never>; output: CollectionDetail };
    /** Takes all links back; new ones may be made. */
    reject: { input: { reason: string }; output: CollectionDetail };
    /** Sends the money back to its payer, for good. */
    return: { input: { reason?: string | undefined }; output: CollectionDetail };
  };
}
