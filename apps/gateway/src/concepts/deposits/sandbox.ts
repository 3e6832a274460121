import {
  type Deposit,
  isCountryCode,
  isDepositFeeAllowed,
  PAYER_ACCOUNT_MAX_LENGTH,
  PAYER_NAME_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import type { Call } from '../../platform/call';
import { type SandboxEvent, sandboxEvent } from '../../platform/concept/SandboxEvent';
import { minorOf, moneySchema, storedMoney } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import { idSchema } from '../../platform/resource';
import { humanText } from '../../platform/resource/humanText';
import { ensureAccount, requireOwner } from '../accounts';
import { getDeposit } from './listing';
import { receiveDeposit } from './receiveDeposit';
import { returnDeposit } from './returnDeposit';
import { depositSchema } from './schema';

const arrivalSchema = z.strictObject({
  ownerId: idSchema,
  amount: moneySchema,
  fee: moneySchema.optional(),
  payerName: humanText(PAYER_NAME_MAX_LENGTH).min(1).default('Sandbox payer'),
  payerAccountNumber: humanText(PAYER_ACCOUNT_MAX_LENGTH).min(1).default('000123456789'),
  payerCountry: z.string().refine(isCountryCode, 'refusals.notACountry').default('US'),
  reference: humanText(REFERENCE_MAX_LENGTH).min(1).default('Sandbox deposit'),
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
    throw invalid([{ path: 'fee.currency', reason: 'refusals.amountCurrency' }]);
  const fee = storedMoney(wireFee ? minorOf(wireFee) : 0n, wire.currency);
  if (!isDepositFeeAllowed(amount, fee)) {
    const path = amount.minor > 0n ? 'fee.amount' : 'amount.amount';
    throw invalid([{ path, reason: 'refusals.aboveZeroAndFee' }]);
  }
  return { amount, fee };
}
