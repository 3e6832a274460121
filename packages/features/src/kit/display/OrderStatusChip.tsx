import { type OrderDisplayStatus, orderDisplayStatus } from '@corridor/core';
import { StatusChip, type Tone } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ordersMessages } from '../../messages/orders';

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
  const t = useMessages(ordersMessages);
  return <StatusChip tone={TONES[status]}>{t(orderDisplayStatus.labelKey(status))}</StatusChip>;
}
