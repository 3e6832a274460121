import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionStatus } from './enums';
import { canMoveTransaction, isBooked } from './status';

describe('the statuses of a transaction', () => {
  const status = fc.constantFrom(...transactionStatus.codes);

  it('never lead back: what is over stays over', () => {
    fc.assert(
      fc.property(status, status, (from, to) => !(canMoveTransaction(from, to) && canMoveTransaction(to, from))),
    );
  });

  it('book money once: only what is not booked becomes normal, only what is booked is reversed or refunded', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        if (!canMoveTransaction(from, to)) return;
        if (to === 1) expect(isBooked(from)).toBe(false);
        if (to === 3 || to === 10) expect(isBooked(from)).toBe(true);
      }),
    );
  });
});
