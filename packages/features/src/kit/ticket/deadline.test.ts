import { describe, expect, it } from 'vitest';
import { millisecondsLeft } from './deadline';

describe('the deadline of a price', () => {
  // The machine's clock is a day off: only the span between two of its own instants counts.
  const askedAt = Date.parse('2031-01-01T00:00:00.000Z');
  const deadline = { lifeMs: 180_000, askedAt };

  it.each([
    [0, 180_000],
    [179_999, 1],
    [180_000, 0],
    [500_000, 0],
    [-60_000, 180_000],
  ])('after %i ms there are %i left, whatever time this machine shows', (passed, left) =>
    expect(millisecondsLeft(deadline, askedAt + passed)).toBe(left),
  );
});
