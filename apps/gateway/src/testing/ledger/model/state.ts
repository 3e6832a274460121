import type { LedgerRefusalReason } from '../../../ledger/LedgerRefusal';
import type { BookedEntry, ModelCurrency, ModelEntry, ModelLeg } from './request';

/** An account in the model. */
export interface AccountState {
  readonly currency: ModelCurrency;
  readonly allowNegative: boolean;
  balance: bigint;
  held: bigint;
  readonly entries: BookedEntry[];
}

/** A hold in the model. */
export interface HoldState {
  readonly account: number;
  readonly currency: ModelCurrency;
  readonly due: boolean;
  open: bigint;
  captured: bigint;
  status: 'pending' | 'partly_captured' | 'captured' | 'voided' | 'expired';
}

/** A request that was fulfilled, in the model. */
export interface TransferState {
  readonly legs: readonly ModelLeg[];
  readonly isReversal: boolean;
  reversed: boolean;
}

/** All that a request is judged by. */
export interface ModelState {
  readonly accounts: readonly AccountState[];
  readonly holds: readonly HoldState[];
  readonly transfers: readonly TransferState[];
}

/** Why a request must be refused; null when it must not. */
export type Judgement = LedgerRefusalReason | null;

/** How much legs take from an account. */
export function takenFrom(account: number, legs: readonly ModelLeg[]): bigint {
  return legs.reduce((taken, leg) => (leg.account === account ? taken - leg.minor : taken), 0n);
}

/** Legs that undo legs. */
export function opposite(legs: readonly ModelLeg[]): ModelLeg[] {
  return legs.map((leg) => ({ ...leg, minor: -leg.minor }));
}

/** Entries in order of account and `seq`. */
export function inOrder(entries: readonly ModelEntry[]): ModelEntry[] {
  return entries.toSorted((a, b) => a.account - b.account || Number(a.seq - b.seq));
}
