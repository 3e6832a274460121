import { LedgerRefusal } from './LedgerRefusal';

/** A refusal of the ledger as a value, for who goes on after it: the transaction commits, and a repetition is refused the same way. */
export async function attempt<T>(work: Promise<T>): Promise<T | LedgerRefusal> {
  return work.catch((reason: unknown) => {
    if (reason instanceof LedgerRefusal) return reason;
    throw reason;
  });
}
