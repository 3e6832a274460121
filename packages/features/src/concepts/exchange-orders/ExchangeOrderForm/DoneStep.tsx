import type { ExchangeOrder } from '@corridor/core';
import { ArrowForwardIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { type DetailItem, DetailList } from '../../../kit/display/DetailList';
import { IdText } from '../../../kit/display/IdText';
import { InstantText } from '../../../kit/display/InstantText';
import { OrderStatusChip } from '../../../kit/display/OrderStatusChip';
import { Figure } from '../../../kit/ticket/Figure';
import { usePaidItems } from '../../../kit/ticket/payer';
import type { DoneProps } from '../../../kit/ticket/TicketDeclaration';
import { TicketDone } from '../../../kit/ticket/TicketDone';
import { useSectionLevel } from '../../../kit/ticket/TicketHeading';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { OrderTransactions } from '../display/OrderTransactions';
import { useExchangeOrder } from '../display/useExchangeOrder';
import type { ExchangeShape } from './exchangeShape';

/** The accepted order, followed until it is completed, and what may be done next. */
export function DoneStep({ order: accepted, options, onRestart, onOpenOrder }: DoneProps<ExchangeShape>) {
  const t = useMessages(exchangeOrdersMessages);
  const level = useSectionLevel();
  const { data: order = accepted } = useExchangeOrder(accepted.id);
  const isOver = order.completedAt !== null;
  return (
    <TicketDone
      concept="exchangeOrders"
      title={t(isOver ? 'exchangeOrders.done.completed' : 'exchangeOrders.done.accepted')}
      status={<OrderStatusChip status={order.displayStatus} />}
      onOpen={onOpenOrder && (() => onOpenOrder(order.id))}
      onRestart={onRestart}
    >
      <FigureLine>
        <Figure label={t('exchangeOrders.column.sell')} value={order.sell} />
        <Icon of={ArrowForwardIcon} mirror />
        <Figure label={t('exchangeOrders.column.buy')} value={order.buy} />
      </FigureLine>
      <DetailList items={useDoneItems(order)} />
      <OrderTransactions record={order} level={level} options={options} />
    </TicketDone>
  );
}

function useDoneItems(order: ExchangeOrder): DetailItem[] {
  const { id, sellAccountId, ownerName, sell, settlesAt, completedAt } = order;
  const t = useMessages(exchangeOrdersMessages);
  const paid = usePaidItems(sellAccountId, { ownerName, currency: sell.currency });
  return [
    ...paid,
    completedAt
      ? { label: t('exchangeOrders.column.completedAt'), value: <InstantText value={completedAt} /> }
      : { label: t('exchangeOrders.column.settlesAt'), value: <InstantText value={settlesAt} /> },
    { label: t('exchangeOrders.column.id'), value: <IdText value={id} what={t('exchangeOrders.column.id')} /> },
  ];
}
