/** What the ledger was asked and answered, in this process since it started; a transaction that was undone afterwards is in it. */
export interface LedgerCount {
  /** Such as `post`, `hold` or `capture`. */
  readonly operation: string;
  readonly outcome: 'booked' | 'refused';
  readonly count: number;
}

const counts = new Map<string, LedgerCount>();

/** Counts an answer of a ledger function. */
export function countAnswer(name: string, outcome: LedgerCount['outcome']): void {
  const operation = name.replace(/^ledger_/, '');
  const key = `${operation} ${outcome}`;
  counts.set(key, { operation, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
}

/** The counts of this process. */
export function ledgerCounts(): readonly LedgerCount[] {
  return [...counts.values()];
}
