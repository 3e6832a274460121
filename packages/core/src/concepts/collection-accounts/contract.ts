import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { ProductType } from '../accounts';

/** An account that holds collections: what is pending on it, what was credited, and the virtual accounts behind it. Times are UTC instants. @source spec §2 "/collection/accounts", fields ours */
export interface CollectionAccount {
  /** Id of the account. */
  id: string;
  productType: ProductType;
  /** The partner itself or one of its merchants. */
  ownerId: string;
  ownerName: string;
  /** ISO 4217. */
  currency: string;
  /** Collected, but not approved. */
  pending: WireMoney;
  /** How many collections are neither approved nor returned. */
  waiting: number;
  /** What approvals made available since the month began in UTC, fees taken off. */
  creditedThisMonth: WireMoney;
  /** How many virtual accounts of the owner collect in this currency, disabled ones included. */
  virtualAccounts: number;
  /** When a payment last arrived. */
  lastReceivedAt: string;
}

/** Conditions of a list of collection accounts; `search` matches the owner's name and the ids of owner and account. @source ours */
export interface CollectionAccountFilter {
  search: string;
  ownerId: string;
  productType: ProductType[];
  currency: string[];
}

/** Fields that a list of collection accounts sorts by. @source ours */
export const COLLECTION_ACCOUNT_SORTS = ['ownerName', 'currency'] as const;

/** A field that a list of collection accounts sorts by. */
export type CollectionAccountSort = (typeof COLLECTION_ACCOUNT_SORTS)[number];

/** Accounts that hold collections, for reading: an account is here from the first payment that arrives for it. @source spec §2 "/collection/accounts", its payloads ours */
export interface CollectionAccountContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'export';
  row: CollectionAccount;
  record: CollectionAccount;
  filter: CollectionAccountFilter;
  sort: CollectionAccountSort;
}
