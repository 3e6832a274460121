import {
  type BeneficiaryDetail,
  type FeeDirection,
  type FeeSplit,
  type Money,
  type PaymentOrderContract,
  type PaymentPrice,
  paymentFee,
  splitFee,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';
import { Refusal } from '../app/Refusal';
import { invalid } from '../app/refusals';
import { getBeneficiary } from '../beneficiaries';
import type { Call } from '../call';
import { isUuid } from '../database';
import { minorOf, storedMoney } from '../money';

/** What a payment to a beneficiary costs and brings. */
export interface PricedPayment extends FeeSplit {
  readonly beneficiary: BeneficiaryDetail;
  readonly amount: Money;
  readonly fee: Money;
  readonly feeDirection: FeeDirection;
}

/** Prices a payment without ordering it. @throws Refusal that names what does not fit */
export async function pricePayment(
  call: Call,
  input: PaymentOrderContract['calls']['price']['input'],
): Promise<PaymentPrice> {
  const { amount, fee, debited, received } = await priced(call, input);
  return {
    amount: toWireMoney(amount),
    fee: toWireMoney(fee),
    debited: toWireMoney(debited),
    received: toWireMoney(received),
  };
}

/** Finds the beneficiary and shares the fee out. @throws Refusal that names what does not fit */
export async function priced(
  call: Call,
  input: { beneficiaryId: string; amount: WireMoney; feeDirection?: FeeDirection | undefined },
): Promise<PricedPayment> {
  const beneficiary = await requireBeneficiary(call, input.beneficiaryId);
  if (input.amount.currency !== beneficiary.currency) {
    throw invalid([{ path: 'amount.currency', reason: 'must be the currency of the beneficiary' }]);
  }
  const amount = storedMoney(minorOf(input.amount), input.amount.currency);
  const fee = paymentFee(beneficiary.paymentMethod, amount);
  const feeDirection = input.feeDirection ?? beneficiary.feeDirection ?? 'shared';
  const split = splitFee(amount, fee, feeDirection);
  if (!split) throw invalid([{ path: 'amount.amount', reason: 'must be above zero and more than its fee' }]);
  return { ...split, beneficiary, amount, fee, feeDirection };
}

async function requireBeneficiary(call: Call, id: string): Promise<BeneficiaryDetail> {
  const found = isUuid(id) ? await getBeneficiary(call, id).catch(noneOf) : null;
  if (!found) throw invalid([{ path: 'beneficiaryId', reason: 'there is no such beneficiary' }]);
  if (found.status !== 1) throw invalid([{ path: 'beneficiaryId', reason: 'this beneficiary is not enabled' }]);
  return found;
}

function noneOf(reason: unknown): null {
  if (reason instanceof Refusal) return null;
  throw reason;
}
