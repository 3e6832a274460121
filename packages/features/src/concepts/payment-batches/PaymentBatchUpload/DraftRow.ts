import type { PaymentBatchReading, PaymentBatchText } from '@corridor/core';

/** A row of the file while it is checked. */
export interface DraftRow {
  /** Its number in the file, from 1 below the headings. */
  readonly number: number;
  readonly text: PaymentBatchText;
  readonly excluded: boolean;
}

/** A row with what its texts mean. */
export interface CheckedRow extends DraftRow {
  readonly reading: PaymentBatchReading;
}

/** Returns true for a row that would be paid but cannot be. */
export const needsAttention = ({ excluded, reading }: CheckedRow): boolean => !excluded && !reading.ok;
