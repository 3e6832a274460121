import { describe, expect, it } from 'vitest';
import { transactionStatus } from './enums';
import { canMoveTransaction, isBooked } from './status';

describe('the statuses of a transaction', () => {
  const { codes } = transactionStatus;
  const moves = codes.flatMap((from) => codes.filter((to) => canMoveTransaction(from, to)).map((to) => ({ from, to })));

  it('never lead back: what is over stays over', () => {
    expect(moves).not.toEqual([]);
    expect(moves.filter(({ from, to }) => canMoveTransaction(to, from))).toEqual([]);
  });

  it('book money once: only what is not booked becomes normal, only what is booked is reversed or refunded', () => {
    expect(moves.filter(({ from, to }) => to === 1 && isBooked(from))).toEqual([]);
    expect(moves.filter(({ from, to }) => (to === 3 || to === 10) && !isBooked(from))).toEqual([]);
  });
});
