import { toWireMoney } from '../../money';
import { type PaymentFigures, paymentKeys, STANDING_PAYMENT_STATUSES } from '../payment-orders';
import type { PaymentBatchOrder, PaymentBatchRecent } from './contract';
import type { PayableRow } from './totals';

/** A payment of a batch that seems to be made twice: beside an earlier one of the batch, or beside an order of the last day. */
export interface PaymentBatchDuplicate {
  /** Place of the payment in the batch, from 0. */
  readonly index: number;
  /** Place of the earlier payment; null where an order is doubled. */
  readonly ofIndex: number | null;
  /** The order that is doubled; null where another payment of the batch is. */
  readonly ofOrder: PaymentBatchRecent | null;
}

/** Payments that are the same as others, in the order of the batch; each is told once. */
export function duplicatesInPaymentBatch(
  rows: readonly PayableRow[],
  recent: readonly PaymentBatchRecent[],
): PaymentBatchDuplicate[] {
  const first = new Map<string, number>();
  const paid = new Map(
    recent
      .filter(({ status }) => STANDING_PAYMENT_STATUSES.includes(status))
      .flatMap((order) => paymentKeys(order).map((key) => [key, order] as const)),
  );
  return rows.flatMap((row, index) => {
    const keys = paymentKeys(figuresOf(row));
    const ofIndex = foundUnder(keys, first) ?? null;
    for (const key of keys) if (!first.has(key)) first.set(key, index);
    const ofOrder = foundUnder(keys, paid) ?? null;
    return ofIndex === null && ofOrder === null ? [] : [{ index, ofIndex, ofOrder }];
  });
}

/** The payments as they are sent: each is refused if it is made twice, but for those that were told and agreed to. */
export function paymentBatchOrders(
  rows: readonly PayableRow[],
  agreed: readonly PaymentBatchDuplicate[],
): PaymentBatchOrder[] {
  const meant = new Set(agreed.map(({ index }) => index));
  return rows.map(({ order }, index) => (meant.has(index) ? order : { ...order, refuseDuplicate: true }));
}

function foundUnder<T>(keys: readonly string[], map: ReadonlyMap<string, T>): T | undefined {
  const known = keys.find((key) => map.has(key));
  return known === undefined ? undefined : map.get(known);
}

const figuresOf = ({ order, debited, received }: PayableRow): PaymentFigures => ({
  beneficiaryId: order.beneficiaryId,
  fixedSide: 'sent',
  amount: order.amount,
  debited: toWireMoney(debited),
  received: toWireMoney(received),
});
