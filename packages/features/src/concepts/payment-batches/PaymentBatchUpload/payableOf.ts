import type { PayableRow } from '@corridor/core';
import type { CheckedRow } from './DraftRow';

/** The readings of the rows that will be paid. */
export function payableOf(rows: readonly CheckedRow[]): PayableRow[] {
  return rows.flatMap(({ excluded, reading }) => (!excluded && reading.ok ? [reading] : []));
}
