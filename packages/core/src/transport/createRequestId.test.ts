import { expect, it } from 'vitest';
import { createRequestId } from './createRequestId';

const NOON = 1_772_452_800_000;

// @spec 3.payload.request-id
it('gives out ids of which no two are alike, though the clock stands still and is set back', () => {
  const moments = [NOON, NOON + 600_000, NOON].flatMap((now) => Array.from({ length: 1500 }, () => now));
  const ids = moments.map((now) => createRequestId(now));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^SA\d{16}$/.test(id))).toBe(true);
});

it('begins anew when the clock goes on', () => {
  expect(createRequestId(NOON + 10_000_000, () => 0.042)).toBe(`SA042${NOON + 10_000_000}`);
});
