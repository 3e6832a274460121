import type { GatewayClient, PaymentBatchLine } from '@corridor/core';

/** Places the payments of a batch until none waits, and gives those that this runner placed or saw refused. */
export async function runBatch({ paymentBatches }: GatewayClient, id: string): Promise<PaymentBatchLine[]> {
  const lines: PaymentBatchLine[] = [];
  for (;;) {
    const { line } = await paymentBatches.callById(id, 'place', {});
    if (!line) return lines;
    lines.push(line);
  }
}
