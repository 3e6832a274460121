import {
  type CollectionDetail,
  isCountryCode,
  isDepositFeeAllowed,
  PAYER_ACCOUNT_MAX_LENGTH,
  PAYER_NAME_MAX_LENGTH,
  REASON_MAX_LENGTH,
  REFERENCE_MAX_LENGTH,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../../platform/call';
import { type SandboxEvent, sandboxEvent } from '../../platform/concept/SandboxEvent';
import { minorOf, moneySchema, storedMoney } from '../../platform/money';
import { conflict, invalid, notFound } from '../../platform/refusals/refusals';
import { humanText } from '../../platform/resource/humanText';
import { virtualAccountTable } from '../virtual-accounts';
import { getCollection } from './findCollection';
import { receiveCollection } from './receiveCollection';
import { approveCollection, rejectCollection } from './review';
import { collectionDetailSchema as output } from './schema';

const arrivalSchema = z.strictObject({
  virtualAccountId: z.uuid(),
  amount: moneySchema,
  fee: moneySchema.optional(),
  payerName: humanText(PAYER_NAME_MAX_LENGTH).min(1).default('Sandbox payer'),
  payerAccountNumber: humanText(PAYER_ACCOUNT_MAX_LENGTH).min(1).default('000123456789'),
  payerCountry: z.string().refine(isCountryCode, 'refusals.notACountry').default('US'),
  reference: humanText(REFERENCE_MAX_LENGTH).min(1).default('Sandbox collection'),
  bankReference: humanText(35).min(1).optional(),
});

const decisionSchema = z.strictObject({
  collectionId: z.uuid(),
  decision: z.enum(['approve', 'reject']),
  reason: humanText(REASON_MAX_LENGTH).min(1).default('The certificates do not prove this trade'),
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
  if (under.status !== 1) throw conflict('refusals.virtualAccountClosed');
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
    throw invalid([{ path: `${path}.currency`, reason: 'refusals.virtualAccountCurrency' }]);
  }
  const amount = storedMoney(minorOf(wire), currency);
  const fee = storedMoney(wireFee ? minorOf(wireFee) : 0n, currency);
  if (!isDepositFeeAllowed(amount, fee)) {
    const path = amount.minor > 0n ? 'fee.amount' : 'amount.amount';
    throw invalid([{ path, reason: 'refusals.aboveZeroAndFee' }]);
  }
  return { amount, fee };
}
