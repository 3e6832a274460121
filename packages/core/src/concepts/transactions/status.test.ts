import { describe, expect, it } from 'vitest';
import { transactionStatus } from './enums';
import { canMoveTransaction, isBooked, waitingMoney } from './status';

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

  it('tell what waits to be taken, with its fee, from what waits to come', () => {
    const usd = (amount: string) => ({ amount, currency: 'USD' as const });
    const of = { billingAmount: usd('100.00'), billingFee: usd('1.50') };
    expect(waitingMoney({ ...of, status: 11, type: 111 })).toEqual({ kind: 'held', amount: usd('101.50') });
    expect(waitingMoney({ ...of, status: 11, type: 122 })).toEqual({ kind: 'awaited', amount: usd('100.00') });
    for (const status of codes.filter((code) => code !== 11)) {
      expect(waitingMoney({ ...of, status, type: 111 })).toBeNull();
    }
  });
});
