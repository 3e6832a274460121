import { duplicatesSince, paymentLike, STANDING_PAYMENT_STATUSES } from '@corridor/core';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { run } from '../../platform/database';
import { duplicate } from '../../platform/refusals/refusals';
import { outgoingTable as o, outgoingRows } from '../orders';
import { figuresOf, type PricedPayment } from './pricePayment';
import { toPaymentOrder } from './row';

/** Refuses a payment that was made within 24 hours; two of the same at one moment wait for each other. @throws Refusal */
export async function refuseDoubled({ tx, now, principal }: Call, price: PricedPayment): Promise<void> {
  const { id: beneficiaryId } = price.beneficiary;
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payment ${beneficiaryId}`}, 0))`);
  const isRecent = and(
    eq(o.partnerId, principal.partnerId),
    eq(o.kind, 'payment-order'),
    eq(o.destinationId, beneficiaryId),
    gt(o.createdAt, duplicatesSince(now)),
    inArray(o.status, [...STANDING_PAYMENT_STATUSES]),
  );
  const recent = (await outgoingRows.select(tx, isRecent)).map((stored) => toPaymentOrder(stored, principal));
  if (paymentLike({ beneficiaryId, ...figuresOf(price) }, recent)) {
    throw duplicate('amount.amount', 'refusals.samePayment');
  }
}
