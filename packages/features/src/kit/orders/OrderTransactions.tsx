import { accountTransactionType, transactionStatus } from '@corridor/core';
import { Inline, Stack } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { ordersMessages } from '../../messages/orders';
import { transactionsMessages } from '../../messages/transactions';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import type { SectionProps } from '../detail/DetailDeclaration';
import { DetailSection } from '../detail/DetailSection';
import { type DetailItem, DetailList } from '../display/DetailList';
import { IdText } from '../display/IdText';
import { InstantText } from '../display/InstantText';
import { OpenTransaction, TransactionBox } from './TransactionBox';

/** An order that is paid by one transaction, and given back by another. */
interface PaidOrder {
  readonly transactionId: string;
  readonly refundTransactionId: string | null;
}

/** What a host gives to widgets that show such orders. */
interface TransactionOptions {
  /** Offers each transaction to be opened. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** The transaction of an order and, where it was sent back, the one that gave the money back, each with its posting. */
export function OrderTransactions({ record, level, options }: SectionProps<PaidOrder, TransactionOptions>) {
  const t = useMessages(ordersMessages);
  const { transactionId, refundTransactionId } = record;
  return (
    <DetailSection level={level} title={t('orders.transactions')}>
      <Stack gap={2}>
        <OneTransaction id={transactionId} options={options} />
        {refundTransactionId && <OneTransaction id={refundTransactionId} options={options} />}
      </Stack>
    </DetailSection>
  );
}

interface OneTransactionProps {
  readonly id: string;
  readonly options: TransactionOptions;
}

function OneTransaction({ id, options: { onOpenTransaction } }: OneTransactionProps) {
  const t = useMessages(ordersMessages, transactionsMessages);
  const { gateway } = useRuntime();
  const { data } = useRecord(gateway.transactions, id);
  const what = data ? t(accountTransactionType.labelKey(data.type)) : t('orders.transaction');
  const items: DetailItem[] = [
    {
      label: t('orders.transaction'),
      value: <IdText value={id} what={what} to={{ segment: 'transaction', id }} />,
    },
    ...(data?.transferId
      ? [
          {
            label: t('orders.posting'),
            value: <IdText value={data.transferId} what={t('orders.posting')} />,
          },
        ]
      : []),
    ...(data?.bookedAt ? [{ label: t('orders.bookedAt'), value: <InstantText value={data.bookedAt} /> }] : []),
  ];
  const status = data && ({ tone: 'neutral', label: t(transactionStatus.labelKey(data.status)) } as const);
  return (
    <TransactionBox title={what} status={status} transaction={data}>
      <DetailList items={items} />
      {onOpenTransaction && (
        <Inline justify="end">
          <OpenTransaction id={id} what={what} onOpen={onOpenTransaction} />
        </Inline>
      )}
    </TransactionBox>
  );
}
