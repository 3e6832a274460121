import { type OrderStep, orderStatus } from '@corridor/core';
import { useMessages } from '../../i18n/useMessages';
import { ordersMessages } from '../../messages/orders';
import type { SectionProps } from '../detail/DetailDeclaration';
import { DetailSection } from '../detail/DetailSection';
import { Timeline } from '../display/Timeline';

/** An order with the statuses that it came through, oldest first. */
interface SteppedOrder {
  readonly timeline: readonly OrderStep[];
}

/** The statuses that an order came through, newest first, with who took it there. */
export function OrderTimeline({ record, level }: SectionProps<SteppedOrder>) {
  const t = useMessages(ordersMessages);
  const events = record.timeline.map(({ status, at, reason, actor }) => ({
    id: `${status}-${at}`,
    title: t(orderStatus.labelKey(status)),
    at,
    reason,
    ...(actor !== null && { actor }),
  }));
  return (
    <DetailSection level={level} title={t('orders.timeline')}>
      <Timeline events={events.toReversed()} />
    </DetailSection>
  );
}
