import { type Deposit, isCountryCode, isDepositFeeAllowed, REFERENCE_MAX_LENGTH } from '@corridor/core';
import { z } from 'zod';
import { ensureAccount, requireOwner } from '../accounts';
import { invalid } from '../app/refusals';
import type { Call } from '../call';
import { minorOf, moneySchema, storedMoney } from '../money';
import { idSchema } from '../resource';
import { type SandboxEvent, sandboxEvent } from '../sandbox/SandboxEvent';
import { getDeposit } from './findDeposit';
import { receiveDeposit } from './receiveDeposit';
import { returnDeposit } from './returnDeposit';
import { depositSchema } from './schema';

const arrivalSchema = z.strictObject({
  ownerId: idSchema,
  amount: moneySchema,
  fee: moneySchema.optional(),
  payerName: z.string().trim().min(1).max(140).default('Sandbox payer'),
  payerAccountNumber: z.string().trim().min(1).max(64).default('000123456789'),
  payerCountry: z.string().refine(isCountryCode, 'is not a country').default('US'),
  reference: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH).default('Sandbox deposit'),
});

type Arriving = z.output<typeof arrivalSchema>;

/** What the outside world does with deposits. */
export const depositEvents: readonly SandboxEvent[] = [
  sandboxEvent('deposit-arrives', { input: arrivalSchema, output: depositSchema }, arrive),
  sandboxEvent(
    'deposit-returns',
    { input: z.strictObject({ depositId: z.uuid() }), output: depositSchema },
    (call, { depositId }) => returnDeposit(call, depositId),
  ),
];

async function arrive(call: Call, arriving: Arriving): Promise<Deposit> {
  const { tx, now, principal } = call;
  const { ownerId, payerName, payerAccountNumber: payerAccount, payerCountry, reference } = arriving;
  const { amount, fee } = moneyOf(arriving);
  const owner = await requireOwner(call, ownerId);
  const account = await ensureAccount(tx, {
    ...owner,
    partnerId: principal.partnerId,
    currency: amount.currency,
    at: now,
  });
  const id = await receiveDeposit(tx, {
    account,
    amount,
    fee,
    payerName,
    payerAccount,
    payerCountry,
    reference,
    at: now,
  });
  await call.audit({
    action: 'arrive',
    subject: 'deposit',
    subjectId: id,
    after: { amount: arriving.amount, ownerId },
  });
  return getDeposit(call, id);
}

function moneyOf({ amount: wire, fee: wireFee }: Arriving) {
  const amount = storedMoney(minorOf(wire), wire.currency);
  if (wireFee && wireFee.currency !== wire.currency)
    throw invalid([{ path: 'fee.currency', reason: 'is not the currency of the amount' }]);
  const fee = storedMoney(wireFee ? minorOf(wireFee) : 0n, wire.currency);
  if (!isDepositFeeAllowed(amount, fee)) {
    const path = amount.minor > 0n ? 'fee.amount' : 'amount.amount';
    throw invalid([{ path, reason: 'must be above zero, and the fee less than the amount' }]);
  }
  return { amount, fee };
}
