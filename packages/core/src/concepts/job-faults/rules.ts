import type { JobFaultReason } from './enums';

const SECOND = 1_000;
const LONGEST = 6 * 60 * 60 * SECOND;

/**
 * Milliseconds until a job tries a record again after so many faults in a row: one minute, doubling up to six hours. A lock is soon gone, so
 * that it begins with ten seconds. @source ours
 */
export function jobRetryDelay(reason: JobFaultReason, faults: number): number {
  const first = (reason === 'locked' ? 10 : 60) * SECOND;
  // Beyond this power the delay is the longest anyway, and the number stays exact.
  return Math.min(LONGEST, first * 2 ** Math.min(faults - 1, 20));
}
