import type { PaymentBatchLine } from '@corridor/core';

/** How many payments are in a state. */
export function countOf(lines: readonly PaymentBatchLine[], state: PaymentBatchLine['state']): number {
  return lines.filter((line) => line.state === state).length;
}
