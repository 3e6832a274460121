import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { DepositStatus } from './enums';

/** Money that arrived from outside, as lists show it. Times are UTC instants. @source spec §2 "Deposit records", fields ours */
export interface Deposit {
  id: string;
  accountId: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  status: DepositStatus;
  /** What the payer sent. */
  amount: WireMoney;
  fee: WireMoney;
  /** What the account was credited: the amount less the fee. */
  credited: WireMoney;
  payerName: string;
  payerAccountNumber: string;
  /** ISO 3166 alpha-2. */
  payerCountry: string;
  reference: string;
  transactionId: string;
  receivedAt: string;
  /** When it was sent back; null unless it was. */
  returnedAt: string | null;
}

/** Conditions of a deposit list; `search` is an id, a reference or the beginning of the payer's name. @source ours */
export interface DepositFilter {
  search: string;
  accountId: string;
  ownerId: string;
  status: DepositStatus[];
  currency: string[];
  receivedAt: TimeRange;
}

/** Fields that a deposit list sorts by; amounts of different currencies compare as numbers. @source ours */
export const DEPOSIT_SORTS = ['receivedAt', 'amount', 'payerName'] as const;

/** A field that a deposit list sorts by. */
export type DepositSort = (typeof DEPOSIT_SORTS)[number];

/** The deposit resource. @source ours */
export interface DepositContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'export';
  row: Deposit;
  record: Deposit;
  filter: DepositFilter;
  sort: DepositSort;
}
