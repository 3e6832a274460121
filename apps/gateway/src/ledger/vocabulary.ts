/** What an account is for; `clearing` stands for the outside world, `fx_position` for what an exchange leaves open. @source ours */
export const ACCOUNT_KINDS = ['available', 'collection_pending', 'clearing', 'fees', 'fx_position', 'card'] as const;

/** The purpose of a ledger account. @source ours */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What can be asked of the ledger under a request id. @source ours */
export const OPERATIONS = ['post', 'hold', 'capture', 'void', 'expire', 'reverse'] as const;

/** One of the ledger's operations. @source ours */
export type Operation = (typeof OPERATIONS)[number];

/** Where a hold is; the last three are its end. @source ours */
export type HoldStatus = 'pending' | 'partly_captured' | 'captured' | 'voided' | 'expired';

const MAY_BE_NEGATIVE: readonly AccountKind[] = ['clearing', 'fx_position'];

/** Returns true if accounts of a kind may go below zero unless told otherwise: those that no customer owns. @source ours */
export function mayBeNegative(kind: AccountKind): boolean {
  return MAY_BE_NEGATIVE.includes(kind);
}
