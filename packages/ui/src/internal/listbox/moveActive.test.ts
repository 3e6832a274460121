import { expect, it } from 'vitest';
import { moveActive } from './moveActive';

const enabled = (index: number) => index !== 0 && index !== 29;
const from = (active: number, key: string, wrap = false) => moveActive(key, { active, count: 30, enabled, wrap });

it.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 28, 28],
  ['ArrowUp', -1, 28],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 1, 1],
  ['Home', 9, 1],
  ['End', 9, 28],
  ['PageDown', 5, 15],
  ['PageDown', 25, 28],
  ['PageUp', 25, 15],
  ['PageUp', 5, 1],
  ['Enter', 5, undefined],
] as const)('%s leads from %i to %s, past what is disabled', (key, active, to) => {
  expect(from(active, key)).toBe(to);
});

it('goes on at the other end where that is asked for', () => {
  expect([from(28, 'ArrowDown', true), from(1, 'ArrowUp', true), from(-1, 'ArrowUp', true)]).toEqual([1, 28, 28]);
});

it('stays where nothing can be chosen', () => {
  const none = { active: -1, count: 3, enabled: () => false };
  expect(['ArrowDown', 'ArrowUp', 'Home', 'PageDown'].map((key) => moveActive(key, none))).toEqual([-1, -1, -1, -1]);
});
