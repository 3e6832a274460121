import {
  type PaymentBatchDetail,
  type PaymentBatchInput,
  type PaymentBatchSource,
  paymentBatchIdentityKey,
} from '@corridor/core';
import { inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { invalid, requestIdReused } from '../../platform/refusals/refusals';
import { beneficiaryTable as p } from '../beneficiaries';
import { getPaymentBatch } from './listing';
import { requireOrderRight } from './rights';
import { originsOf } from './sources';
import { paymentBatchTable as b, paymentBatchLineTable as l } from './table';

/**
 * Keeps a batch whose payments wait; nothing is paid yet. The same batch sent again is answered as it is now.
 * @throws Refusal that names the payment whose beneficiary is unknown, or says that the id is another batch's
 */
export async function createPaymentBatch(call: Call, input: PaymentBatchInput): Promise<PaymentBatchDetail> {
  const { tx, principal, now } = call;
  const { id, name, lines } = input;
  requireOrderRight(call, lines);
  const { partnerId } = principal;
  const origins = await originsOf(call, lines);
  const made = await tx
    .insert(b)
    .values({ id, partnerId, name, payments: lines.length, createdBy: principal.name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: b.id });
  if (made.length === 0) return sameBatch(call, input, origins);
  const payees = await payeesOf(call, input);
  await tx.insert(l).values(
    lines.map(({ source, ...payment }, index) => ({
      partnerId,
      ...originColumns(source, origins),
      batchId: id,
      position: index + 1,
      requestId: `${id}-${index + 1}`,
      payment,
      beneficiaryName: payees.get(payment.beneficiaryId)?.name ?? '',
      accountEnding: payees.get(payment.beneficiaryId)?.accountEnding ?? '',
      state: 'waiting' as const,
    })),
  );
  const after = { name, payments: lines.length };
  await call.audit({ action: 'create', subject: 'payment-batch', subjectId: id, after });
  return getPaymentBatch(call, id);
}

type Origins = Awaited<ReturnType<typeof originsOf>>;

function originColumns(source: PaymentBatchSource | undefined, origins: Origins) {
  const origin = source && origins.get(paymentBatchIdentityKey(source));
  return { sourceBatchId: origin?.batchId ?? null, sourcePosition: origin?.position ?? null };
}

/** The batch of this id, if it is this batch. @throws Refusal where it is another one */
async function sameBatch(call: Call, { id, lines }: PaymentBatchInput, origins: Origins): Promise<PaymentBatchDetail> {
  const kept = await getPaymentBatch(call, id);
  const isSameSource = (index: number) => {
    const { sourceBatchId, sourcePosition } = originColumns(lines[index]?.source, origins);
    const known = kept.lines[index]?.source ?? null;
    return (known?.batchId ?? null) === sourceBatchId && (known?.position ?? null) === sourcePosition;
  };
  const isSame =
    kept.lines.length === lines.length &&
    lines.every((line, index) => isLike(kept.lines[index], line) && isSameSource(index));
  if (!isSame) throw requestIdReused();
  return kept;
}

function isLike(kept: PaymentBatchDetail['lines'][number] | undefined, line: PaymentBatchInput['lines'][number]) {
  return (
    kept?.beneficiaryId === line.beneficiaryId &&
    kept.ownerId === line.ownerId &&
    kept.amount.amount === line.amount.amount &&
    kept.amount.currency === line.amount.currency &&
    kept.reference === line.reference &&
    kept.feeDirection === line.feeDirection &&
    kept.purpose === line.purpose &&
    kept.refuseDuplicate === line.refuseDuplicate
  );
}

async function payeesOf({ tx }: Call, { lines }: PaymentBatchInput) {
  const ids = [...new Set(lines.map(({ beneficiaryId }) => beneficiaryId))].filter(isUuid);
  const found = await tx
    .select({ id: p.id, name: p.name, accountEnding: p.accountEnding })
    .from(p)
    .where(inArray(p.id, ids));
  const payees = new Map(found.map((payee) => [payee.id, payee]));
  const unknown = lines.flatMap(({ beneficiaryId }, index) =>
    payees.has(beneficiaryId)
      ? []
      : [{ path: `lines.${index}.beneficiaryId`, reason: 'refusals.unknownBeneficiary' as const }],
  );
  if (unknown.length > 0) throw invalid(unknown);
  return payees;
}
