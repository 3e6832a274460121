import type { Clock } from '../platform/ports/Clock';

/** A clock that goes on by itself, and can be moved and stopped. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  /** Shows this moment from now on, unless it is moved: no midnight passes in the middle of a test about days. */
  stop(): void;
}

/** Makes a clock that shows the present. */
export function createTestClock(): TestClock {
  let ahead = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    stop: () => {
      stoppedAt ??= Date.now();
    },
  };
}
