import type { TransactionStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Tones of the statuses of transactions: what stands, what waits, what was undone. */
export const transactionTones: Readonly<Record<TransactionStatus, Tone>> = {
  1: 'success',
  2: 'neutral',
  3: 'neutral',
  4: 'info',
  5: 'danger',
  6: 'neutral',
  7: 'neutral',
  8: 'danger',
  10: 'warning',
  11: 'info',
};
