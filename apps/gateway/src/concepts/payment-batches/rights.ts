import { subject } from '@casl/ability';
import { type PaymentBatchOrder, type PaymentOrderDetail, paymentOrders } from '@corridor/core';
import type { Call } from '../../platform/call';
import { forbidden } from '../../platform/refusals/refusals';

const { segment } = paymentOrders;

/** Refuses whoever may not order single payments: a batch is no way around their rights. @throws Refusal */
export function requireOrderRight({ principal }: Call, payments: readonly PaymentBatchOrder[] = []): void {
  const { ability } = principal;
  const fields = new Set(payments.flatMap((payment) => Object.keys(payment)));
  const isAllowed = [...fields].every((field) => ability.can('create', segment, field));
  if (!ability.can('create', segment) || !isAllowed) throw forbidden('create', segment);
}

/** Refuses an order that no condition of the caller's rules allows to be made. @throws Refusal */
export function requireOrderAllowed({ principal }: Call, order: PaymentOrderDetail): void {
  if (!principal.ability.can('create', subject(segment, { ...order }))) throw forbidden('create', segment);
}
