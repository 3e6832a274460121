import { type TransferOrder, transactionStatus } from '@corridor/core';
import { ArrowForwardIcon, Icon, StatusChip } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { type DetailItem, DetailList } from '../../../kit/display/DetailList';
import { IdText } from '../../../kit/display/IdText';
import { InstantText } from '../../../kit/display/InstantText';
import { Figure } from '../../../kit/ticket/Figure';
import { usePaidItems } from '../../../kit/ticket/payer';
import type { DoneProps } from '../../../kit/ticket/TicketDeclaration';
import { TicketDone } from '../../../kit/ticket/TicketDone';
import { useSectionLevel } from '../../../kit/ticket/TicketHeading';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { transactionsMessages } from '../../../messages/transactions';
import { transferOrdersMessages } from '../../../messages/transfer-orders';
import { TransferTransactions } from '../display/TransferTransactions';
import type { TransferShape } from './transferShape';

/** The booked transfer, with its two transactions. */
export function TransferDone({ order, options, onOpenOrder, onRestart }: DoneProps<TransferShape>) {
  const t = useMessages(transferOrdersMessages, transactionsMessages);
  const level = useSectionLevel();
  const { amount, fromOwnerName, toOwnerName } = order;
  return (
    <TicketDone
      concept="transferOrders"
      title={t('transferOrders.done.booked')}
      status={<StatusChip tone="success">{t(transactionStatus.labelKey(transactionStatus.code.normal))}</StatusChip>}
      onOpen={onOpenOrder && (() => onOpenOrder(order.id))}
      onRestart={onRestart}
    >
      <FigureLine>
        <Figure label={t('transferOrders.form.outOf', { owner: fromOwnerName })} value={amount} />
        <Icon of={ArrowForwardIcon} mirror />
        <Figure label={t('transferOrders.form.into', { owner: toOwnerName })} value={amount} />
      </FigureLine>
      <DetailList items={useDoneItems(order)} />
      <TransferTransactions record={order} level={level} options={options} />
    </TicketDone>
  );
}

function useDoneItems(order: TransferOrder): DetailItem[] {
  const { id, fromAccountId, fromOwnerName, amount, reference, createdAt } = order;
  const t = useMessages(transferOrdersMessages);
  const paid = usePaidItems(fromAccountId, { ownerName: fromOwnerName, currency: amount.currency });
  return [
    ...paid,
    ...(reference ? [{ label: t('transferOrders.column.reference'), value: reference }] : []),
    { label: t('transferOrders.column.createdAt'), value: <InstantText value={createdAt} /> },
    { label: t('transferOrders.column.id'), value: <IdText value={id} what={t('transferOrders.column.id')} /> },
  ];
}
