import { accountTransactionType, type ExchangeOrder, transactionStatus } from '@corridor/core';
import { Heading, Icon, IncomingIcon, Inline, OutgoingIcon, Stack } from '@corridor/ui';
import { useEffect } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { IdText } from '../../../kit/display/IdText';
import { OpenTransaction, TransactionBox } from '../../../kit/orders/TransactionBox';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { transactionsMessages } from '../../../messages/transactions';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';

/** What a host gives to widgets that show orders. */
interface TransactionOptions {
  /** Offers each transaction to be opened. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** The two transactions of an exchange: what went out with the fee, and what came in. */
export function OrderTransactions({ record: order, level, options }: SectionProps<ExchangeOrder, TransactionOptions>) {
  const t = useMessages(exchangeOrdersMessages);
  const { sellTransactionId, buyTransactionId } = order;
  const { onOpenTransaction } = options;
  const more = { order, onOpenTransaction };
  return (
    <Stack gap={2} as="section" aria-label={t('exchangeOrders.detail.transactions')}>
      <Heading level={level} variant="body">
        {t('exchangeOrders.detail.transactions')}
      </Heading>
      <OrderTransaction side="sell" transactionId={sellTransactionId} {...more} />
      <OrderTransaction side="buy" transactionId={buyTransactionId} {...more} />
    </Stack>
  );
}

interface OrderTransactionProps {
  readonly order: ExchangeOrder;
  readonly onOpenTransaction: ((transactionId: string) => void) | undefined;
  readonly side: 'sell' | 'buy';
  readonly transactionId: string;
}

const { exchangeIn, exchangeOut } = accountTransactionType.code;
const WAITING = transactionStatus.code.pending;

function OrderTransaction({ order, side, transactionId, onOpenTransaction }: OrderTransactionProps) {
  const t = useMessages(exchangeOrdersMessages, transactionsMessages);
  const { gateway } = useRuntime();
  const { data, refresh } = useRecord(gateway.transactions, transactionId);
  const isBehind = data?.status === WAITING && order.completedAt !== null;
  useEffect(() => {
    if (isBehind) void refresh();
  }, [isBehind, refresh]);
  const what = t(`exchangeOrders.detail.${side}Transaction`);
  const isOut = side === 'sell';
  return (
    <TransactionBox
      gap={1}
      icon={<Icon of={isOut ? OutgoingIcon : IncomingIcon} size="sm" mirror />}
      title={t(accountTransactionType.labelKey(isOut ? exchangeOut : exchangeIn))}
      status={
        data && {
          tone: data.status === WAITING ? 'info' : 'success',
          label: t(transactionStatus.labelKey(data.status)),
        }
      }
      transaction={data}
    >
      <Inline justify="between" wrap={false}>
        <Inline gap={1} wrap={false} style={{ minInlineSize: 0 }}>
          <IdText value={transactionId} what={what} to={{ segment: 'transaction', id: transactionId }} />
        </Inline>
        {onOpenTransaction && <OpenTransaction id={transactionId} what={what} onOpen={onOpenTransaction} />}
      </Inline>
    </TransactionBox>
  );
}
