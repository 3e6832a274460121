import {
  isOrderOver,
  nameAsSent,
  orderStatus,
  type PaymentOrderDetail,
  readablePaymentReference,
} from '@corridor/core';
import { Button } from '@corridor/ui';
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
import { paymentOrdersMessages } from '../../../messages/payment-orders';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { useRefreshWhile } from '../../../runtime/useRefreshWhile';
import { ArrivalText } from '../display/ArrivalText';
import { ReceiptButton } from '../display/ReceiptButton';
import type { PaymentShape } from './paymentShape';

/** The accepted payment, followed until it is over. */
export function PaymentDone({ order: accepted, options, onOpenOrder, onRestart, onRepeat }: DoneProps<PaymentShape>) {
  const t = useMessages(paymentOrdersMessages);
  const level = useSectionLevel();
  const { gateway } = useRuntime();
  const { onExport } = options;
  const { data: order = accepted, refresh } = useRecord(gateway.paymentOrders, accepted.id);
  useRefreshWhile(!isOrderOver(order.status), refresh);
  return (
    <TicketDone
      concept="paymentOrders"
      title={t(
        order.status === orderStatus.code.completed ? 'paymentOrders.done.completed' : 'paymentOrders.done.accepted',
      )}
      status={<OrderStatusChip status={order.displayStatus} />}
      onOpen={onOpenOrder && (() => onOpenOrder(order.id))}
      onRestart={onRestart}
      buttons={
        <>
          {onExport && <ReceiptButton id={order.id} onExport={onExport} />}
          <Button onClick={onRepeat}>{t('paymentOrders.detail.again')}</Button>
        </>
      }
    >
      <Figure label={order.beneficiaryName} value={order.received} />
      <DetailList items={useDoneItems(order)} />
      <OrderTransactions record={order} level={level} options={options} />
    </TicketDone>
  );
}

function useDoneItems(order: PaymentOrderDetail): DetailItem[] {
  const t = useMessages(paymentOrdersMessages);
  const { id, beneficiary, reference, createdAt, arrival, accountId, ownerName, debited } = order;
  const paid = usePaidItems(accountId, { ownerName, currency: debited.currency });
  const sent = nameAsSent(beneficiary);
  return [
    ...paid,
    ...(sent === null ? [] : [{ label: t('paymentOrders.field.nameAsSent'), value: sent }]),
    { label: t('paymentOrders.column.reference'), value: readablePaymentReference(reference) },
    ...(arrival ? [{ label: t('paymentOrders.field.arrival'), value: <ArrivalText value={arrival} /> }] : []),
    { label: t('paymentOrders.column.createdAt'), value: <InstantText value={createdAt} /> },
    { label: t('paymentOrders.column.id'), value: <IdText value={id} what={t('paymentOrders.column.id')} /> },
  ];
}
