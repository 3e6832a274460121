import type { GatewayClient, PaymentBatchDetail } from '@corridor/core';
import { createId } from '../../../platform/database';

/** Keeps a batch of a seeded partner whose one payment waits. */
export async function waitingBatch({ paymentBatches, beneficiaries }: GatewayClient): Promise<PaymentBatchDetail> {
  const [payee] = await beneficiaries.list({ filter: { currency: ['EUR'], status: [1] } });
  const { accounts } = await paymentBatches.call('lookup', { beneficiaries: [], accounts: [] });
  const own = accounts.find(({ currency }) => currency === 'EUR');
  if (!payee || !own) throw new Error('the seeded partner pays nobody in euros');
  const line = {
    ownerId: own.ownerId,
    beneficiaryId: payee.id,
    amount: { amount: '12.00', currency: 'EUR' as const },
    reference: 'Batch 1',
  };
  return paymentBatches.create({ id: createId(), name: 'batch.csv', lines: [line] });
}
