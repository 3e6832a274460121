import { type TransactionStatus, transactionStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

const { normal, reversal, reversed, temp, declined, cancel, cancelled, invalidity, refund, pending } =
  transactionStatus.code;

/** Tones of the statuses of transactions: what stands, what waits, what was undone. */
export const transactionTones: Readonly<Record<TransactionStatus, Tone>> = {
  [normal]: 'success',
  [reversal]: 'neutral',
  [reversed]: 'neutral',
  [temp]: 'info',
  [declined]: 'danger',
  [cancel]: 'neutral',
  [cancelled]: 'neutral',
  [invalidity]: 'danger',
  [refund]: 'warning',
  [pending]: 'info',
};
