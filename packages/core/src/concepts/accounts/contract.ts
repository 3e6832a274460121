import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { ProductType } from './enums';

/** An owner's money in one currency, with its components. Times are UTC instants. @source spec §1, money.md's ledger */
export interface Account {
  id: string;
  productType: ProductType;
  /** The partner itself or one of its merchants. */
  ownerId: string;
  ownerName: string;
  /** ISO 4217. */
  currency: string;
  /** Booked money: `available` and `held` together. */
  balance: WireMoney;
  /** What may be spent now. */
  available: WireMoney;
  /** Set aside for orders that are under way. */
  held: WireMoney;
  /** Collected, but not released until materials cover it; not part of `balance`. */
  collectionPending: WireMoney;
  openedAt: string;
  /** When money last moved; null where none ever did. */
  lastBookedAt: string | null;
}

/** Conditions of an account list; `search` matches the owner's name and the ids of owner and account. @source ours */
export interface AccountFilter {
  search: string;
  ownerId: string;
  productType: ProductType[];
  currency: string[];
  /** Only accounts that hold, or do not hold, any money. */
  funded: boolean;
}

/** Fields that an account list sorts by; amounts of different currencies compare as numbers. @source ours */
export const ACCOUNT_SORTS = ['openedAt', 'ownerName', 'currency', 'available', 'balance', 'lastBookedAt'] as const;

/** A field that an account list sorts by. */
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Which account to open; the one that is open already is answered as it is. @source ours */
export interface AccountOpening {
  /** A merchant; the asking partner itself where absent. */
  ownerId?: string | undefined;
  currency: string;
}

/** All that the accounts of one currency hold together. @source ours */
export interface AccountTotal {
  currency: string;
  accounts: number;
  available: WireMoney;
  held: WireMoney;
  collectionPending: WireMoney;
}

/** Money of an account that is set aside now, and what set it aside. @source ours */
export interface AccountHold {
  id: string;
  /** What set it aside: the segment of an order's resource, or `card-authorization`. */
  kind: string;
  /** Id of the order or authorization; null where nothing tells. */
  sourceId: string | null;
  /** What is still set aside. */
  amount: WireMoney;
  placedAt: string;
  /** When it is let go by itself; null where only its source ends it. */
  expiresAt: string | null;
}

/** The account resource. @source spec §2 "Balances", its payloads ours */
export interface AccountContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'call-by-id' | 'create' | 'export';
  row: Account;
  record: Account;
  filter: AccountFilter;
  sort: AccountSort;
  /** An account by its owner and currency. */
  key: { ownerId: string; currency: string };
  create: AccountOpening;
  calls: {
    /** Totals per currency: the currencies of balances first, then the others that are in use. */
    totals: { input: { productType?: ProductType[] | undefined }; output: AccountTotal[] };
  };
  callsById: {
    /** What makes up `held`, oldest first; at most 500. */
    holds: { input: Record<never, never>; output: AccountHold[] };
  };
}
