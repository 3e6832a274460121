/** A run of the generator: everything in its rows follows from this. */
export interface Batch {
  /** A UUID: whose clearing and fee accounts the run has, and what keeps its ids apart from other runs'. */
  readonly id: string;
  readonly merchants: number;
  readonly transactions: number;
  /** When the first transaction was made, in milliseconds; the last one is made a year later. */
  readonly begin: number;
  readonly end: number;
}
