import {
  type CollectionDetail,
  isCountryCode,
  isDepositFeeAllowed,
  REASON_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { conflict, invalid, notFound } from '../app/refusals';
import type { Call } from '../call';
import { minorOf, moneySchema, storedMoney } from '../money';
import { type SandboxEvent, sandboxEvent } from '../sandbox/SandboxEvent';
import { virtualAccountTable } from '../virtual-accounts';
import { getCollection } from './findCollection';
import { receiveCollection } from './receiveCollection';
import { approveCollection, rejectCollection } from './review';
import { collectionDetailSchema as output } from './schema';

const arrivalSchema = z.strictObject({
  virtualAccountId: z.uuid(),
  amount: moneySchema,
  fee: moneySchema.optional(),
  payerName: z.string().trim().min(1).max(140).default('Sandbox payer'),
  payerAccountNumber: z.string().trim().min(1).max(64).default('000123456789'),
  payerCountry: z.string().refine(isCountryCode, 'is not a country').default('US'),
  reference: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH).default('Sandbox collection'),
  bankReference: z.string().trim().min(1).max(35).optional(),
});

const decisionSchema = z.strictObject({
  collectionId: z.uuid(),
  decision: z.enum(['approve', 'reject']),
  reason: z.string().trim().min(1).max(REASON_MAX_LENGTH).default('The certificates do not prove this trade'),
});

type Arriving = z.output<typeof arrivalSchema>;

/** What the outside world does with collections. */
export const collectionEvents: readonly SandboxEvent[] = [
  sandboxEvent('collection-arrives', { input: arrivalSchema, output }, arrive),
  sandboxEvent('review-decision', { input: decisionSchema, output }, (call, { collectionId, decision, reason }) =>
    decision === 'approve'
      ? approveCollection(call, collectionId, {})
      : rejectCollection(call, collectionId, { reason }),
  ),
];

async function arrive(call: Call, arriving: Arriving): Promise<CollectionDetail> {
  const { virtualAccountId, payerName, payerAccountNumber: payerAccount, payerCountry, reference } = arriving;
  const { id: known } = virtualAccountTable;
  const [under] = await call.tx.select().from(virtualAccountTable).where(eq(known, virtualAccountId));
  if (!under) throw notFound('virtual-account');
  if (under.status !== 1) throw conflict('This virtual account takes no payments in');
  const { amount, fee } = moneyOf(arriving, under.currency);
  const bankReference = arriving.bankReference ?? call.requestId;
  const payer = { payerName, payerAccount, payerCountry, reference, bankReference };
  const id = await receiveCollection(call, { under, amount, fee, ...payer });
  const after = { amount: arriving.amount, virtualAccountId };
  await call.audit({ action: 'arrive', subject: 'collection', subjectId: id, after });
  return getCollection(call, id);
}

function moneyOf({ amount: wire, fee: wireFee }: Arriving, currency: string) {
  for (const [path, given] of Object.entries({ amount: wire, fee: wireFee })) {
    if (!given || given.currency === currency) continue;
    throw invalid([{ path: `${path}.currency`, reason: 'is not the currency of the virtual account' }]);
  }
  const amount = storedMoney(minorOf(wire), currency);
  const fee = storedMoney(wireFee ? minorOf(wireFee) : 0n, currency);
  if (!isDepositFeeAllowed(amount, fee)) {
    const path = amount.minor > 0n ? 'fee.amount' : 'amount.amount';
    throw invalid([{ path, reason: 'must be above zero, and the fee less than the amount' }]);
  }
  return { amount, fee };
}
