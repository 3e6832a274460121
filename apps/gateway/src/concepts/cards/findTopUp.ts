import { type CardTopUpReceipt, topUpReference } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { notFound } from '../../platform/refusals/refusals';
import { transactionTable as t } from '../transactions';
import { findCard } from './findCard';

/** The top-up of a card that a request booked. @throws Refusal when it booked none */
export async function findTopUp(
  call: Call,
  id: string,
  { requestId }: { requestId: string },
): Promise<CardTopUpReceipt> {
  const card = await findCard(call, id);
  const isMeant = and(eq(t.sourceKind, 'card'), eq(t.sourceId, id), eq(t.reference, topUpReference(requestId)));
  const [booked] = await call.tx.select().from(t).where(isMeant).limit(1);
  if (!booked) throw notFound('top-up');
  const { accountId, billingAmount, currency, bookedAt, createdAt } = booked;
  return {
    id: booked.id,
    cardId: id,
    accountId,
    amount: wireMoney(billingAmount, currency),
    balance: wireMoney(card.balance, currency),
    bookedAt: (bookedAt ?? createdAt).toISOString(),
  };
}
