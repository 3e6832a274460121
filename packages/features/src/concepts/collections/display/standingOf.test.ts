import { expect, it } from 'vitest';
import { standingOf } from './standingOf';

it.each([
  [22, null, 'waitLinkMaterial'],
  [21, null, 'reviewing'],
  [23, null, 'reject'],
  [23, '2026-02-21T15:22:40.608Z', 'returned'],
  [26, null, 'approved'],
] as const)('of status %i, returned %s, is %s', (status, returnedAt, standing) => {
  expect(standingOf({ status, returnedAt })).toBe(standing);
});
