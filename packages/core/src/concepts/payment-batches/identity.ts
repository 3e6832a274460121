import type { PaymentBatchLine, PaymentBatchSource } from './contract';

const IDENTITY = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-([1-9]\d{0,3})$/i;

/** Identity of a payment as its file of results writes it: that of the payment which it repeats, else its own. */
export function paymentBatchIdentity(
  batchId: string,
  { position, source }: Pick<PaymentBatchLine, 'position' | 'source'>,
): string {
  return paymentBatchIdentityKey(source ?? { batchId, position });
}

/** Place of a payment in its batch as an identity tells it; null for any other text. */
export function readPaymentBatchIdentity(text: string): PaymentBatchSource | null {
  const [, batchId, position] = IDENTITY.exec(text.trim()) ?? [];
  return batchId && position ? { batchId: batchId.toLowerCase(), position: Number(position) } : null;
}

/** Text by which a place in a batch is found. */
export function paymentBatchIdentityKey({ batchId, position }: PaymentBatchSource): string {
  return `${batchId}-${position}`;
}
