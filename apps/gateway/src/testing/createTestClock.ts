import type { Clock } from '../platform/ports/Clock';

/** A clock that goes on by itself and can be moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Makes a clock that shows the present. */
export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
