import { describe, expect, it } from 'vitest';
import { orderStatus } from './enums';
import { canMoveOrder, displayStatusOf, isOrderOver } from './status';

describe('the statuses of an order', () => {
  it('never lead back', () => {
    for (const from of orderStatus.codes)
      expect(orderStatus.codes.filter((to) => canMoveOrder(from, to) && canMoveOrder(to, from))).toEqual([]);
  });

  it('lead on from every order that is not over, and from a completed one only back to its owner', () => {
    for (const from of orderStatus.codes) {
      const next = orderStatus.codes.filter((to) => canMoveOrder(from, to));
      if (!isOrderOver(from)) expect(next.length).toBeGreaterThan(0);
      else expect(next).toEqual(from === 4 ? [5] : []);
    }
  });

  it('have words of their own, and tell a cancelled order from a failed one', () => {
    expect(orderStatus.codes.map((code) => displayStatusOf(code, false))).toEqual([
      'pending',
      'failed',
      'processing',
      'completed',
      'closed',
    ]);
    expect(displayStatusOf(2, true)).toBe('cancelled');
  });
});
