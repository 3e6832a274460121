import { type OrderDisplayStatus, orderDisplayStatus } from '@corridor/core';
import { StatusChip, type Tone } from '@corridor/ui';
import { ordersMessages } from '../../messages/orders';
import { useWords } from '../../words/useWords';

const TONES: Readonly<Record<OrderDisplayStatus, Tone>> = {
  processing: 'info',
  finished: 'success',
  pending: 'warning',
  cancelled: 'neutral',
  closed: 'neutral',
  completed: 'success',
  success: 'success',
  failed: 'danger',
};

/** Where an order stands, in colour and word. */
export function OrderStatusChip({ status }: { readonly status: OrderDisplayStatus }) {
  const say = useWords(ordersMessages);
  return <StatusChip tone={TONES[status]}>{say(orderDisplayStatus.labelKey(status))}</StatusChip>;
}
