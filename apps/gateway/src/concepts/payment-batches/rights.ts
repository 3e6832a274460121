import { type PaymentBatchOrder, type PaymentOrderDetail, paymentOrders } from '@corridor/core';
import type { Call } from '../../platform/call';
import { forbidden } from '../../platform/refusals/refusals';
import { allowsRecord, hasConditions } from '../../platform/resource/judge';

const { segment } = paymentOrders;

/** Refuses whoever may not order single payments: a batch is no way around their rights. @throws Refusal */
export function requireOrderRight({ principal }: Call, payments: readonly PaymentBatchOrder[] = []): void {
  const { ability } = principal;
  const fields = new Set(payments.flatMap(({ source: _source, ...payment }) => Object.keys(payment)));
  const isAllowed = [...fields].every((field) => ability.can('create', segment, field));
  if (!ability.can('create', segment) || !isAllowed) throw forbidden('create', segment);
}

/** Refuses an order that the conditions of the caller's rules do not allow to be made, or not with a field that its payment names. @throws Refusal */
export function requireOrderAllowed(
  { principal: { ability } }: Call,
  order: PaymentOrderDetail,
  payment: Omit<PaymentBatchOrder, 'source'>,
): void {
  for (const field of [undefined, ...Object.keys(payment)]) {
    if (!hasConditions(ability, 'create', segment, field)) continue;
    if (!allowsRecord(ability.rulesFor('create', segment, field), order)) throw forbidden('create', segment);
  }
}
