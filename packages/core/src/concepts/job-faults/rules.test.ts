import { expect, it } from 'vitest';
import { jobFaultReason } from './enums';
import { jobRetryDelay } from './rules';

const minutes = (reason: 'failed' | 'locked', counts: readonly number[]) =>
  counts.map((faults) => jobRetryDelay(reason, faults) / 60_000);

it('waits a minute, then twice as long each time, six hours at most', () => {
  expect(minutes('failed', [1, 2, 3, 9, 10, 1_000_000])).toEqual([1, 2, 4, 256, 360, 360]);
});

it('tries soon again after a lock', () => {
  expect(minutes('locked', [1, 2, 3]).map((minute) => minute * 60)).toEqual([10, 20, 40]);
});

it('never waits less than before', () => {
  for (const reason of jobFaultReason.codes)
    for (let faults = 1; faults < 40; faults += 1)
      expect(jobRetryDelay(reason, faults + 1)).toBeGreaterThanOrEqual(jobRetryDelay(reason, faults));
});
