import type { CurrencyCode, Money } from '@corridor/core';
import type { AccountKind, HoldStatus } from './vocabulary';

/** What every request to the ledger carries. `requestId` makes it happen once: per partner and user, 1 to 200 characters. */
export interface LedgerRequest {
  readonly partnerId: string;
  readonly requestId: string;
  /** What it is called in the books, such as `payment-order` or `card-clearing`; 1 to 64 characters. */
  readonly kind: string;
  /** When it is booked, by the gateway's clock; an account's entries never go back in time. Not part of what makes a request the same. */
  readonly at: Date;
  /** What else to remember: ids and names only, storable as JSON. */
  readonly meta?: Readonly<Record<string, string | number | boolean | null>>;
}

/** One side of a posting: a positive amount adds to the account, a negative one takes from it. */
export interface Leg {
  readonly accountId: string;
  readonly amount: Money;
}

/** Legs that sum to zero in each currency. */
export interface PostRequest extends LedgerRequest {
  readonly legs: readonly Leg[];
}

/** Sets an amount aside on an account; the account's owner cannot spend it any more. */
export interface HoldRequest extends LedgerRequest {
  readonly accountId: string;
  readonly amount: Money;
  readonly expiresAt?: Date;
}

/** Books what a hold was placed for: the legs take from the hold's account at most what is still open. */
export interface CaptureRequest extends PostRequest {
  readonly holdId: string;
  /** Nothing more will come: what is left is let go. */
  readonly final: boolean;
}

/** Lets go what is still open of a hold. */
export interface ReleaseRequest extends LedgerRequest {
  readonly holdId: string;
}

/** Books the opposite of a transfer, once. */
export interface ReverseRequest extends LedgerRequest {
  readonly transferId: string;
}

/** Which account to open; the same one is found when it is open already. */
export interface AccountRequest {
  readonly partnerId: string;
  /** Whose account it is: a partner, merchant, card … */
  readonly ownerId: string;
  readonly kind: AccountKind;
  readonly currency: CurrencyCode;
  /** True if it may go below zero; by its kind unless told. */
  readonly allowNegative?: boolean;
  readonly at: Date;
}

/** A line in an account's books. `seq` counts an account's entries from 1 without a gap. */
export interface PostedEntry {
  readonly accountId: string;
  readonly seq: bigint;
  readonly amount: Money;
  readonly balanceAfter: Money;
}

/** What was done; the same again for the same request. Entries in order of account and `seq`. */
export interface Receipt {
  readonly transferId: string;
  readonly entries: readonly PostedEntry[];
}

/** What was done with a hold. */
export interface HoldReceipt extends Receipt {
  readonly holdId: string;
}

/** An account's money: `balance` is booked, `held` is set aside by open holds, `available` is what is left. */
export interface Balance {
  readonly accountId: string;
  readonly balance: Money;
  readonly held: Money;
  readonly available: Money;
}

/** An entry as the books have it. */
export interface Entry extends PostedEntry {
  readonly transferId: string;
  readonly kind: string;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly bookedAt: Date;
}

/** A hold as it is now. */
export interface Hold {
  readonly id: string;
  readonly partnerId: string;
  readonly accountId: string;
  readonly kind: string;
  readonly amount: Money;
  readonly captured: Money;
  /** What is still set aside. */
  readonly open: Money;
  readonly status: HoldStatus;
  readonly expiresAt: Date | null;
  readonly placedAt: Date;
}
