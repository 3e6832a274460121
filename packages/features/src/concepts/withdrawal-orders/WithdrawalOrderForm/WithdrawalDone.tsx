import { isOrderOver, orderStatus, type WithdrawalOrderDetail } from '@corridor/core';
import { ArrowForwardIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { type DetailItem, DetailList } from '../../../kit/display/DetailList';
import { IdText } from '../../../kit/display/IdText';
import { InstantText } from '../../../kit/display/InstantText';
import { OrderStatusChip } from '../../../kit/display/OrderStatusChip';
import { OrderTransactions } from '../../../kit/orders/OrderTransactions';
import { Figure } from '../../../kit/ticket/Figure';
import { usePaidItems } from '../../../kit/ticket/payer';
import type { DoneProps } from '../../../kit/ticket/TicketDeclaration';
import { TicketDone } from '../../../kit/ticket/TicketDone';
import { useSectionLevel } from '../../../kit/ticket/TicketHeading';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { useRefreshWhile } from '../../../runtime/useRefreshWhile';
import type { WithdrawalShape } from './withdrawalShape';

/** The accepted withdrawal, followed until it is over. */
export function WithdrawalDone({ order: accepted, options, onOpenOrder, onRestart }: DoneProps<WithdrawalShape>) {
  const t = useMessages(withdrawalOrdersMessages);
  const level = useSectionLevel();
  const { gateway } = useRuntime();
  const { data: order = accepted, refresh } = useRecord(gateway.withdrawalOrders, accepted.id);
  useRefreshWhile(!isOrderOver(order.status), refresh);
  return (
    <TicketDone
      concept="withdrawalOrders"
      title={t(
        order.status === orderStatus.code.completed
          ? 'withdrawalOrders.done.completed'
          : 'withdrawalOrders.done.accepted',
      )}
      status={<OrderStatusChip status={order.displayStatus} />}
      onOpen={onOpenOrder && (() => onOpenOrder(order.id))}
      onRestart={onRestart}
    >
      <FigureLine>
        <Figure label={t('withdrawalOrders.form.leaves')} value={order.debited} />
        <Icon of={ArrowForwardIcon} mirror />
        <Figure label={order.holderName} value={order.received} />
      </FigureLine>
      <DetailList items={useDoneItems(order)} />
      <OrderTransactions record={order} level={level} options={options} />
    </TicketDone>
  );
}

function useDoneItems(order: WithdrawalOrderDetail): DetailItem[] {
  const t = useMessages(withdrawalOrdersMessages);
  const { id, accountId, ownerName, debited, bankName, accountEnding, createdAt } = order;
  const paid = usePaidItems(accountId, { ownerName, currency: debited.currency });
  return [
    ...paid,
    { label: t('withdrawalOrders.column.bankName'), value: `${bankName} •••• ${accountEnding}` },
    { label: t('withdrawalOrders.column.createdAt'), value: <InstantText value={createdAt} /> },
    { label: t('withdrawalOrders.column.id'), value: <IdText value={id} what={t('withdrawalOrders.column.id')} /> },
  ];
}
