import { expect, it } from 'vitest';
import { hideInstant } from './hideInstant';

const ASKED_AT = Date.parse('2026-03-01T12:00:00.000Z');

it.each([
  ['at the instant that the gateway named', '2026-03-01T12:00:20.000Z', '2026-03-01T12:00:20.000Z'],
  ['after half a minute where this clock is behind', '2026-03-01T12:09:00.000Z', '2026-03-01T12:00:30.000Z'],
  ['after half a minute where this clock is ahead', '2026-03-01T11:50:00.000Z', '2026-03-01T12:00:30.000Z'],
  ['after half a minute where no instant was named', '', '2026-03-01T12:00:30.000Z'],
])('hides a number %s', (_what, hideAt, expected) => {
  expect(new Date(hideInstant({ hideAt }, ASKED_AT)).toISOString()).toBe(expected);
});
