import { expect, it } from 'vitest';
import { createId, isUuid } from './uuid';

it('makes ids that sort in the order of making, also within one instant', () => {
  const instants = [1_700_000_000_000, 1_700_000_000_000, 1_700_000_000_001, 1_700_000_000_001, 1_700_000_000_001];
  const ids = instants.map((instant) => createId(instant));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isUuid)).toBe(true);
});

it('makes the same id of the same instant and chance', () => {
  const chance = Uint8Array.from({ length: 10 }, (_, index) => index * 25);
  expect(createId(1_700_000_000_000, chance)).toBe(createId(1_700_000_000_000, chance));
});
