import { type OrderStatus, orderStatus } from '../orders';
import type { PaymentOrder } from './contract';

const DAY_MS = 24 * 3_600_000;

/** Statuses of payments whose money went or may still go: another one of the same may be a mistake. @source ours */
export const STANDING_PAYMENT_STATUSES: readonly OrderStatus[] = orderStatus.codes.filter(
  (code) => code !== 2 && code !== 5,
);

/** By what two payments are told to be the same. */
export type PaymentFigures = Pick<PaymentOrder, 'beneficiaryId' | 'fixedSide' | 'amount' | 'debited' | 'received'>;

/** The instant since which the same payment again is most likely a mistake: 24 hours before. @source ours */
export function duplicatesSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Returns true if a payment was made within 24 hours, and its money went or may still go. */
export function mayBeDoubled({ createdAt, status }: Pick<PaymentOrder, 'createdAt' | 'status'>, now: Date): boolean {
  return STANDING_PAYMENT_STATUSES.includes(status) && Date.parse(createdAt) > duplicatesSince(now).getTime();
}

/**
 * Keys of a payment; it is the same as another where they share one: same beneficiary, and the same amount or the same
 * side fixed. What merely arrives or is taken may be the same for two amounts, since fees are rounded. @source ours
 */
export function paymentKeys({ beneficiaryId, fixedSide, ...figures }: PaymentFigures): string[] {
  const isExchanged = figures.debited.currency !== figures.amount.currency;
  const fixed = fixedSide === 'received' ? 'received' : isExchanged ? 'debited' : 'amount';
  return [...new Set(['amount', fixed] as const)].map((what) => {
    const { amount, currency } = figures[what];
    return `${beneficiaryId} ${what} ${amount} ${currency}`;
  });
}

/** The payment that another one would double; undefined where there is none. */
export function paymentLike<T extends PaymentFigures>(payment: PaymentFigures, recent: readonly T[]): T | undefined {
  const keys = paymentKeys(payment);
  return recent.find((one) => paymentKeys(one).some((key) => keys.includes(key)));
}
