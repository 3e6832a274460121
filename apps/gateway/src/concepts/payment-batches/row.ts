import type { PaymentBatch, PaymentBatchDetail, PaymentBatchLine, PaymentBatchSource } from '@corridor/core';
import type { PayingLine, StoredBatch, StoredLine } from './table';

/** A stored batch as lists show it. */
export function toPaymentBatch(stored: StoredBatch): PaymentBatch {
  const { id, name, payments, placed, refused, createdBy, createdAt, finishedAt } = stored;
  return {
    id,
    name,
    payments,
    placed,
    refused,
    createdBy,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A stored batch with its payments. */
export function toPaymentBatchDetail(stored: StoredBatch, lines: readonly PayingLine[]): PaymentBatchDetail {
  return { ...toPaymentBatch(stored), lines: lines.map(toPaymentBatchLine) };
}

/** A stored payment of a batch. */
export function toPaymentBatchLine(stored: PayingLine): PaymentBatchLine {
  const { payment, position, requestId, payer, beneficiaryName, accountEnding, state, orderId, refusal } = stored;
  const source = sourceOf(stored);
  return { ...payment, position, source, requestId, payer, beneficiaryName, accountEnding, state, orderId, refusal };
}

/** The first payment that a stored one repeats; null where it repeats none. */
export function sourceOf({
  sourceBatchId: batchId,
  sourcePosition: position,
}: Pick<StoredLine, 'sourceBatchId' | 'sourcePosition'>): PaymentBatchSource | null {
  return batchId !== null && position !== null ? { batchId, position } : null;
}
