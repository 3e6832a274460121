import type { LedgerRefusalReason } from '../../../ledger/LedgerRefusal';

/** The currencies of the model's books. */
export type ModelCurrency = 'USD' | 'EUR';

/** One leg by the number of its account. */
export interface ModelLeg {
  readonly account: number;
  readonly minor: bigint;
  readonly currency: ModelCurrency;
}

/** What can be asked, in numbers: accounts, holds and transfers are counted in the order in which they came to be. */
export type ModelOperation =
  | { readonly name: 'post'; readonly legs: readonly ModelLeg[] }
  | (ModelLeg & { readonly name: 'hold'; readonly due: boolean })
  | { readonly name: 'capture'; readonly hold: number; readonly legs: readonly ModelLeg[]; readonly final: boolean }
  | { readonly name: 'void'; readonly hold: number }
  | { readonly name: 'expire'; readonly hold: number }
  | { readonly name: 'reverse'; readonly transfer: number };

/** An operation under a request id. */
export interface ModelRequest {
  readonly requestId: string;
  readonly operation: ModelOperation;
}

/** An entry as it must be answered; `transfer` is the number of the request that made it. */
export interface ModelEntry {
  readonly account: number;
  readonly seq: bigint;
  readonly minor: bigint;
  readonly after: bigint;
}

/** What must be answered: a refusal, or what was done; entries in order of account and `seq`. */
export type ModelAnswer =
  | { readonly refusal: LedgerRefusalReason }
  | { readonly transfer: number; readonly hold: number | null; readonly entries: readonly ModelEntry[] };

/** What must be in the books. */
export interface ModelBooks {
  readonly accounts: readonly {
    readonly balance: bigint;
    readonly held: bigint;
    readonly entries: readonly BookedEntry[];
  }[];
  readonly holds: readonly { readonly status: string; readonly captured: bigint; readonly open: bigint }[];
}

/** A line of the books: which transfer, how much, and the balance after it. */
export type BookedEntry = readonly [transfer: number, minor: bigint, after: bigint];
