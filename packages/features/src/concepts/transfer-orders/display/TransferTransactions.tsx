import type { TransferOrder } from '@corridor/core';
import { Box, Button, Heading, Icon, IncomingIcon, Inline, OutgoingIcon, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { IdText } from '../../../kit/display/IdText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { transferOrdersMessages } from '../../../messages/transfer-orders';

/** What a host gives to widgets that show transfers. */
interface TransactionOptions {
  /** Offers each transaction to be opened. */
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** The two transactions of a transfer: what went out and what came in. */
export function TransferTransactions({ record, level, options }: SectionProps<TransferOrder, TransactionOptions>) {
  const t = useMessages(transferOrdersMessages);
  return (
    <Stack gap={2} as="section" aria-label={t('transferOrders.section.transactions')}>
      <Heading level={level} variant="body">
        {t('transferOrders.section.transactions')}
      </Heading>
      <OneTransaction side="out" order={record} options={options} />
      <OneTransaction side="in" order={record} options={options} />
    </Stack>
  );
}

interface OneTransactionProps {
  readonly side: 'out' | 'in';
  readonly order: TransferOrder;
  readonly options: TransactionOptions;
}

function OneTransaction({ side, order, options: { onOpenTransaction } }: OneTransactionProps) {
  const t = useMessages(transferOrdersMessages);
  const { amount, outTransactionId, inTransactionId } = order;
  const id = side === 'out' ? outTransactionId : inTransactionId;
  const what = t(`transferOrders.detail.${side}`);
  const owner = side === 'out' ? order.fromOwnerName : order.toOwnerName;
  return (
    <Box border radius="control" padding={3}>
      <Stack gap={1}>
        <Inline justify="between">
          <Inline gap={2}>
            <Icon of={side === 'out' ? OutgoingIcon : IncomingIcon} size="sm" mirror />
            <Text variant="caption" weight="medium">
              {what} · <bdi>{owner}</bdi>
            </Text>
          </Inline>
          <MoneyText value={side === 'out' ? { ...amount, amount: `-${amount.amount}` } : amount} />
        </Inline>
        <Inline justify="between" wrap={false}>
          <Inline gap={1} wrap={false} style={{ minInlineSize: 0 }}>
            <IdText value={id} what={what} to={{ segment: 'transaction', id }} />
          </Inline>
          {onOpenTransaction && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('transferOrders.detail.openNamed', { what })}
              onClick={() => onOpenTransaction(id)}
            >
              {t('transferOrders.detail.open')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Box>
  );
}
