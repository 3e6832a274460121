import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { feeDirection, paymentMethod } from '../beneficiaries';
import { paymentFee, splitFee } from './rules';

const minor = fc.bigInt(1n, 10n ** 14n);
const direction = fc.constantFrom(...feeDirection.codes);

describe('the fee of a payment', () => {
  it('takes from the sender exactly what arrives and what is earned, whoever bears it', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(...paymentMethod.codes), direction, (sent, method, borne) => {
        const amount = money(sent, 'EUR');
        const fee = paymentFee(method, amount);
        const split = splitFee(amount, fee, borne);
        if (!split) return void expect(fee.minor >= sent).toBe(true);
        expect(split.debited.minor).toBe(split.received.minor + fee.minor);
        expect(split.senderFee.minor >= 0n && split.senderFee.minor <= fee.minor).toBe(true);
        return undefined;
      }),
    );
  });

  it('is all the sender’s, all the beneficiary’s, or shared with the odd cent for the sender', () => {
    const [amount, fee] = [money(1_000n, 'USD'), money(5n, 'USD')];
    expect(splitFee(amount, fee, 'sender')).toMatchObject({ debited: money(1_005n, 'USD'), received: amount });
    expect(splitFee(amount, fee, 'beneficiary')).toMatchObject({ debited: amount, received: money(995n, 'USD') });
    expect(splitFee(amount, fee, 'shared')).toMatchObject({
      debited: money(1_003n, 'USD'),
      received: money(998n, 'USD'),
    });
  });

  it('leaves no order where nothing would arrive', () => {
    expect(splitFee(money(5n, 'USD'), money(5n, 'USD'), 'beneficiary')).toBeNull();
    expect(splitFee(money(0n, 'USD'), money(0n, 'USD'), 'sender')).toBeNull();
  });
});
