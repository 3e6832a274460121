import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type {
  AccountTransactionType,
  TransactionComponent,
  TransactionDirection,
  TransactionSource,
  TransactionStatus,
} from './enums';

/** One movement on an account, as lists show it. Times are UTC instants. @source spec §3 "Account transaction" */
export interface AccountTransaction {
  id: string;
  accountId: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  /** Which part of the account it moved. */
  component: TransactionComponent;
  type: AccountTransactionType;
  status: TransactionStatus;
  /** What it is about, in the account's currency; never negative. */
  billingAmount: WireMoney;
  billingFee: WireMoney;
  /** What it adds to the component, or takes from it when negative; zero until it is booked. */
  balanceChange: WireMoney;
  /** The component's booked balance behind it; null until it is booked. */
  balanceAfter: WireMoney | null;
  /** The amount as the other side sees it. */
  transactionAmount: WireMoney;
  /** The rate as it was quoted, as decimal text, read by `conversionSides`; null where both are one currency. */
  conversionRate: string | null;
  relatedTransactionId: string | null;
  /** ISO 3166 alpha-2 of the other side. */
  country: string | null;
  merchantInfo: string | null;
  counterpartyAccountNumber: string | null;
  counterpartyName: string | null;
  /** What both sides call it, such as an order's number. */
  reference: string | null;
  createdAt: string;
  bookedAt: string | null;
}

/** The whole record of a transaction. @source ours */
export interface AccountTransactionDetail extends AccountTransaction {
  /** What it comes from; null where it stands alone. */
  source: { kind: TransactionSource; id: string } | null;
  /** The card that was paid with or topped up; null where none was. */
  cardId: string | null;
  /** The posting in the ledger that booked it. */
  transferId: string | null;
  /** The other transactions of the same source, oldest first. */
  related: AccountTransaction[];
}

/** Conditions of a transaction list; `search` is an id of it, of a related one, of what it comes from or of its card, a reference, or the beginning of the counterparty's name. @source ours */
export interface AccountTransactionFilter {
  search: string;
  accountId: string;
  ownerId: string;
  cardId: string;
  productType: ProductType[];
  type: AccountTransactionType[];
  status: TransactionStatus[];
  direction: TransactionDirection[];
  currency: string[];
  createdAt: TimeRange;
}

/** Fields that a transaction list sorts by; amounts of different currencies compare as numbers. @source ours */
export const TRANSACTION_SORTS = ['createdAt', 'billingAmount', 'balanceChange'] as const;

/** A field that a transaction list sorts by. */
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

/** The transaction resource. @source spec §2 "Transactions", its payloads ours */
export interface AccountTransactionContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'export';
  row: AccountTransaction;
  record: AccountTransactionDetail;
  filter: AccountTransactionFilter;
  sort: TransactionSort;
  /** A transaction by its reference and the account that it moved; a conflict when several match. */
  key: { accountId: string; reference: string };
}
