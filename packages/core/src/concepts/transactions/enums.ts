import { type CodeOf, defineEnumeration } from '../../reference/enumeration';
import type { Segment } from '../../resource';

/**
 * Whether a transaction stands, waits or was undone; 9 is not used. Three come only with history that another system
 * wrote, as in the demo, and never from this gateway: 4 and 8, since it books nothing provisionally that could become
 * invalid (what waits is 11), and 6, since what is cancelled (7) was never booked and needs no second one that takes it
 * back. @source spec §3
 */
export const transactionStatus = /* @__PURE__ */ defineEnumeration('transactions.status', [
  [1, 'normal'],
  [2, 'reversal'],
  [3, 'reversed'],
  [4, 'temp'],
  [5, 'declined'],
  [6, 'cancel'],
  [7, 'cancelled'],
  [8, 'invalidity'],
  [10, 'refund'],
  [11, 'pending'],
]);

/** A code of `transactionStatus`. */
export type TransactionStatus = CodeOf<typeof transactionStatus>;

const CODED_TYPES = [
  [100, 'deposit'],
  [101, 'collection'],
  [111, 'payment'],
  [110, 'withdrawal'],
  [120, 'transferIn'],
  [121, 'transferOut'],
  [122, 'exchangeIn'],
  [123, 'exchangeOut'],
  [500, 'fee'],
] as const;

/** What moved the money. @source spec §3 */
export const transactionType = /* @__PURE__ */ defineEnumeration('transactions.type', CODED_TYPES);

/** A code of `transactionType`. */
export type TransactionType = CodeOf<typeof transactionType>;

/** What moved the money as the account screens know it: the coded types and five label-only ones. @source spec §3 */
export const accountTransactionType = /* @__PURE__ */ defineEnumeration('transactions.type', [
  ...CODED_TYPES,
  'rebate',
  'adjustment',
  'refund',
  'topup',
  'return',
]);

/** A code of `accountTransactionType`: a number where the specification gives one, else the name. */
export type AccountTransactionType = CodeOf<typeof accountTransactionType>;

/** The part of an account that a transaction moves. @source ours */
export const transactionComponent = /* @__PURE__ */ defineEnumeration('transactions.component', [
  'available',
  'collectionPending',
]);

/** A code of `transactionComponent`. */
export type TransactionComponent = CodeOf<typeof transactionComponent>;

/** Which way a booked transaction moves the available balance; what is not booked goes neither way. @source ours */
export const transactionDirection = /* @__PURE__ */ defineEnumeration('transactions.direction', ['in', 'out']);

/** A code of `transactionDirection`. */
export type TransactionDirection = CodeOf<typeof transactionDirection>;

/** What a transaction can come from, by the segment of its resource. @source ours */
export const TRANSACTION_SOURCES = [
  'deposit',
  'collection',
  'exchange-order',
  'payment-order',
  'withdrawal-order',
  'card',
  'authorization',
  'transfer-order',
] as const satisfies readonly Segment[];

/** What a transaction comes from. */
export type TransactionSource = (typeof TRANSACTION_SOURCES)[number];
