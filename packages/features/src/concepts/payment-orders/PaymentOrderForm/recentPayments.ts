import { duplicatesSince, type PaymentOrder, type PaymentPrice, paymentLike, type TimeRange } from '@corridor/core';
import type { PaymentTicketState } from './paymentShape';

const DAY_MS = 86_400_000;

/** The time in which a payment may be doubled, and what is made meanwhile. */
export const recentTimes = (now: Date): TimeRange => ({
  from: duplicatesSince(now).toISOString(),
  to: new Date(now.getTime() + DAY_MS).toISOString(),
  zone: 'UTC',
});

/** The recent order that a payment would double; none once it is sent, for what is on its way itself would be told as its own double. */
export function duplicateIn({ data, submission }: PaymentTicketState, price: PaymentPrice): PaymentOrder | undefined {
  const isOpen = submission.now.state === 'idle' || submission.now.state === 'refused';
  const { beneficiary, recent } = data;
  return isOpen && beneficiary ? paymentLike({ ...price, beneficiaryId: beneficiary.id }, recent) : undefined;
}

/** Returns true if the gateway knew of the same payment, such as one that was made meanwhile in another tab. */
export function isRefusedAsDouble({ submission: { now } }: PaymentTicketState): boolean {
  return now.state === 'refused' && now.error.fields.some(({ reason }) => reason === 'refusals.samePayment');
}
