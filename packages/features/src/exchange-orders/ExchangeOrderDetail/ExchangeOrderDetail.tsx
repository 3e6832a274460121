'use client';

import type { ExchangeOrder } from '@corridor/core';
import { Heading, Inline, Stack } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { ordersMessages } from '../../messages/orders';
import { transactionsMessages } from '../../messages/transactions';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { useWords } from '../../words/useWords';
import { OrderStatusChip } from '../display/OrderStatusChip';
import { useExchangeOrder } from '../display/useExchangeOrder';
import { ExchangeOrderBody } from './ExchangeOrderBody';

/** Props of `ExchangeOrderDetail`. */
export interface ExchangeOrderDetailProps {
  readonly orderId: string;
  /** Offers the order's two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
  /** Rows of yours under ours. */
  readonly detailRows?: (order: ExchangeOrder) => readonly DetailItem[];
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

const BELOW = { 1: 2, 2: 3, 3: 4, 4: 5 } as const;
const WORDS = [exchangeOrdersMessages, ordersMessages, transactionsMessages];

/** One exchange order on a page of its own: its amounts, its two transactions, its record, followed until it is over. */
export function ExchangeOrderDetail(props: ExchangeOrderDetailProps) {
  return (
    <WidgetFrame words={WORDS}>
      <ExchangeOrderPage {...props} />
    </WidgetFrame>
  );
}

function ExchangeOrderPage({ orderId, headingLevel = 1, ...more }: ExchangeOrderDetailProps) {
  const say = useWords(exchangeOrdersMessages);
  const record = useExchangeOrder(orderId);
  const { data } = record;
  return (
    <Stack as="article" gap={6} style={{ maxInlineSize: 720 }}>
      {data && (
        <Inline as="header" gap={3}>
          <Heading level={headingLevel}>
            {say('exchangeOrders.pair', { sell: data.sell.currency, buy: data.buy.currency })}
          </Heading>
          <OrderStatusChip status={data.displayStatus} />
        </Inline>
      )}
      <ExchangeOrderBody record={record} partLevel={BELOW[headingLevel]} {...more} />
    </Stack>
  );
}
