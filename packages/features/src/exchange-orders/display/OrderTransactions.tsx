import {
  accountTransactionType,
  type ExchangeOrder,
  exchangeDebit,
  transactionStatus,
  type WireMoney,
} from '@corridor/core';
import { Box, Button, Heading, Icon, IncomingIcon, Inline, OutgoingIcon, Stack, StatusChip, Text } from '@corridor/ui';
import { useEffect } from 'react';
import { IdText } from '../../display/IdText';
import { MoneyText } from '../../display/MoneyText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { transactionsMessages } from '../../messages/transactions';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';

/** Props of `OrderTransactions`. */
export interface OrderTransactionsProps {
  readonly order: ExchangeOrder;
  /** Offers each transaction to be opened. */
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  /** Level of its heading. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/** The two transactions of an exchange, which belong together: what went out with the fee, and what came in. */
export function OrderTransactions({ order, onOpenTransaction, headingLevel = 3 }: OrderTransactionsProps) {
  const say = useWords(exchangeOrdersMessages);
  const { sell, buy, sellTransactionId, buyTransactionId } = order;
  const more = { order, onOpenTransaction };
  return (
    <Stack gap={2} as="section" aria-label={say('exchangeOrders.detail.transactions')}>
      <Heading level={headingLevel} variant="body">
        {say('exchangeOrders.detail.transactions')}
      </Heading>
      <OrderTransaction side="sell" transactionId={sellTransactionId} amount={exchangeDebit(order) ?? sell} {...more} />
      <OrderTransaction side="buy" transactionId={buyTransactionId} amount={buy} {...more} />
    </Stack>
  );
}

interface OrderTransactionProps extends OrderTransactionsProps {
  readonly side: 'sell' | 'buy';
  readonly transactionId: string;
  readonly amount: WireMoney;
}

const { exchangeIn, exchangeOut } = accountTransactionType.code;
const WAITING = transactionStatus.code.pending;

function OrderTransaction({ order, side, transactionId, amount, onOpenTransaction }: OrderTransactionProps) {
  const say = useWords(exchangeOrdersMessages, transactionsMessages);
  const { gateway } = useRuntime();
  const { data, refresh } = useRecord(gateway.transactions, transactionId);
  const isBehind = data?.status === WAITING && order.completedAt !== null;
  useEffect(() => {
    if (isBehind) void refresh();
  }, [isBehind, refresh]);
  const what = say(`exchangeOrders.detail.${side}Transaction`);
  return (
    <Box border radius="control" padding={3}>
      <Stack gap={1}>
        <Inline justify="between">
          <Inline gap={2}>
            <Icon of={side === 'sell' ? OutgoingIcon : IncomingIcon} size="sm" />
            <Text variant="caption" weight="medium">
              {say(accountTransactionType.labelKey(side === 'sell' ? exchangeOut : exchangeIn))}
            </Text>
            {data && (
              <StatusChip tone={data.status === WAITING ? 'info' : 'success'}>
                {say(transactionStatus.labelKey(data.status))}
              </StatusChip>
            )}
          </Inline>
          <MoneyText value={side === 'sell' ? { ...amount, amount: `-${amount.amount}` } : amount} />
        </Inline>
        <Inline justify="between" wrap={false}>
          <Inline gap={1} wrap={false} style={{ minInlineSize: 0 }}>
            <IdText value={transactionId} what={what} />
          </Inline>
          {onOpenTransaction && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={say('exchangeOrders.detail.openNamed', { what })}
              onClick={() => onOpenTransaction(transactionId)}
            >
              {say('exchangeOrders.detail.open')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Box>
  );
}
