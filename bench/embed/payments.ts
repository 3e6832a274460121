/** One row of the bench: who was paid with, how much in minor units, and when. */
export interface BenchPayment {
  readonly id: string;
  readonly last4: string;
  readonly currency: 'EUR';
  readonly minor: number;
  readonly at: string;
}

const DAY = 86_400_000;

/** Rows that both widgets show on their first page; every amount is unlike the others. */
export const PAYMENTS: readonly BenchPayment[] = Array.from({ length: 10 }, (_, index) => ({
  id: `P-${1000 + index}`,
  last4: String(4242 + index),
  currency: 'EUR',
  minor: 123_456 + index * 1_111,
  at: new Date(Date.now() - DAY - index * 3_600_000).toISOString(),
}));

/** How both write the amount of the first row. */
export const FIRST_AMOUNT = '1,234.56';
