import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { feeDirection, paymentMethod } from '../beneficiaries';
import { paymentFee } from './rules';
import { type PaymentSplit, splitDebited, splitReceived, splitSent } from './split';

const minor = fc.oneof(fc.bigInt(1n, 3_000n), fc.bigInt(1n, 10n ** 17n));
const terms = fc.record({
  method: fc.constantFrom(...paymentMethod.codes),
  direction: fc.constantFrom(...feeDirection.codes),
});

/** Whatever is fixed: what is debited is what arrives and what is earned, and each side's fee is its own. */
function requireExact({ amount, fee, senderFee, debited, received }: PaymentSplit) {
  expect(debited.minor).toBe(received.minor + fee.minor);
  expect(debited.minor - amount.minor).toBe(senderFee.minor);
  expect(senderFee.minor >= 0n && senderFee.minor <= fee.minor && received.minor > 0n).toBe(true);
}

describe('a payment in figures', () => {
  it('brings exactly what is to arrive, with the smallest amount that does', () => {
    fc.assert(
      fc.property(minor, terms, (wanted, of) => {
        const split = splitReceived(money(wanted, 'EUR'), of);
        if (!split) throw new Error('nothing arrives');
        requireExact(split);
        expect(split.received.minor).toBe(wanted);
        expect(split.fee).toEqual(paymentFee(of.method, split.amount));
        const less = splitSent({ ...split.amount, minor: split.amount.minor - 1n }, of);
        expect(less === null || less.received.minor < wanted).toBe(true);
      }),
    );
  });

  it('spends all that was bought for it, with a fee that is right to the odd minor unit', () => {
    fc.assert(
      fc.property(minor, terms, (bought, of) => {
        const split = splitDebited(money(bought, 'EUR'), of);
        if (!split) return void expect(bought <= 20n).toBe(true);
        requireExact(split);
        expect(split.debited.minor).toBe(bought);
        const odd = split.fee.minor - paymentFee(of.method, split.amount).minor;
        expect(odd === 0n || odd === 1n).toBe(true);
        return undefined;
      }),
    );
  });

  it('is nothing where nothing arrives', () => {
    const of = { method: 'swift', direction: 'beneficiary' } as const;
    expect([splitReceived(money(0n, 'EUR'), of), splitDebited(money(1n, 'EUR'), of)]).toEqual([null, null]);
  });
});
