import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isZero, money } from '../money';
import { accountTransactionType, transactionStatus } from './enums';
import { balanceChangeOf, directionOf } from './rules';
import { canMoveTransaction, isBooked } from './status';

const amount = fc.bigInt(0n, 10n ** 15n).map((minor) => money(minor, 'EUR'));

describe('what a transaction does to a balance', () => {
  it('is undone by the opposite transaction of the same amount without a fee', () => {
    fc.assert(
      fc.property(amount, (paid) => {
        const none = money(0n, 'EUR');
        expect(isZero(add(balanceChangeOf('credit', paid, none), balanceChangeOf('debit', paid, none)))).toBe(true);
      }),
    );
  });

  it('is always worse for the owner with a fee than without one, by the fee', () => {
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('credit' as const, 'debit' as const), (paid, fee, direction) => {
        const free = balanceChangeOf(direction, paid, money(0n, 'EUR'));
        expect(balanceChangeOf(direction, paid, fee).minor).toBe(free.minor - fee.minor);
      }),
    );
  });

  it.each([
    [100, 'credit'],
    [111, 'debit'],
    [123, 'debit'],
    [122, 'credit'],
    [500, 'debit'],
    ['rebate', 'credit'],
    ['adjustment', 'either'],
    ['return', 'either'],
  ] as const)('%s is %s', (type, direction) => expect(directionOf(type)).toBe(direction));

  it('knows every type', () => {
    for (const type of accountTransactionType.codes) expect(['credit', 'debit', 'either']).toContain(directionOf(type));
  });
});

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
