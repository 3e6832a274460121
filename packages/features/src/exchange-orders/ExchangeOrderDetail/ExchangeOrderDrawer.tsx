import { type ExchangeOrder, fixedSide } from '@corridor/core';
import { Drawer, Heading, Skeleton, Stack } from '@corridor/ui';
import { type DetailItem, DetailList } from '../../display/DetailList';
import { ErrorState } from '../../display/ErrorState';
import { IdText } from '../../display/IdText';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';
import { OrderStatusChip } from '../display/OrderStatusChip';

/** Props of `ExchangeOrderDrawer`. */
export interface ExchangeOrderDrawerProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** The details of an exchange order beside the list it was opened from. */
export function ExchangeOrderDrawer({ orderId, onClose }: ExchangeOrderDrawerProps) {
  const { gateway } = useRuntime();
  const say = useWords(exchangeOrdersMessages);
  const record = useRecord(gateway.exchangeOrders, orderId);
  const { data, error } = record;
  const title = data && say('exchangeOrders.pair', { sell: data.sell.currency, buy: data.buy.currency });
  return (
    <Drawer
      open
      nonModal
      onClose={onClose}
      title={title ?? say('exchangeOrders.title')}
      subtitle={data && <OrderStatusChip status={data.displayStatus} />}
    >
      {error && !data && <ErrorState error={error} onRetry={() => void record.refresh()} />}
      {!error && !data && <Skeleton shape="block" height={320} />}
      {data && <OrderSections order={data} />}
    </Drawer>
  );
}

function OrderSections({ order }: { readonly order: ExchangeOrder }) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <Stack gap={8}>
      <Part title={say('exchangeOrders.detail.amounts')} items={useAmounts(order)} />
      <Part title={say('exchangeOrders.detail.record')} items={useRecordItems(order)} />
    </Stack>
  );
}

function Part({ title, items }: { readonly title: string; readonly items: readonly DetailItem[] }) {
  return (
    <Stack gap={2} as="section">
      <Heading level={3}>{title}</Heading>
      <DetailList items={items} />
    </Stack>
  );
}

function useAmounts({ sell, buy, fee, clientRate, midRate, fixedSide: side }: ExchangeOrder): DetailItem[] {
  const say = useWords(exchangeOrdersMessages);
  return [
    { label: say('exchangeOrders.column.sell'), value: <MoneyText value={sell} /> },
    { label: say('exchangeOrders.column.buy'), value: <MoneyText value={buy} /> },
    { label: say('exchangeOrders.column.fee'), value: <MoneyText value={fee} /> },
    { label: say('exchangeOrders.column.rate'), value: clientRate },
    { label: say('exchangeOrders.column.midRate'), value: midRate },
    { label: say('exchangeOrders.column.fixedSide'), value: say(fixedSide.labelKey(side)) },
  ];
}

function useRecordItems(order: ExchangeOrder): DetailItem[] {
  const say = useWords(exchangeOrdersMessages);
  const idItem = (label: string, value: string) => ({ label, value: <IdText value={value} what={label} /> });
  const { completedAt } = order;
  return [
    { label: say('exchangeOrders.column.owner'), value: order.ownerName },
    { label: say('exchangeOrders.detail.createdBy'), value: order.createdBy },
    { label: say('exchangeOrders.column.created'), value: <InstantText value={order.createdAt} /> },
    { label: say('exchangeOrders.column.settles'), value: <InstantText value={order.settlesAt} /> },
    {
      label: say('exchangeOrders.column.completed'),
      value: completedAt ? <InstantText value={completedAt} /> : say('exchangeOrders.detail.notYet'),
    },
    idItem(say('exchangeOrders.detail.sellTransaction'), order.sellTransactionId),
    idItem(say('exchangeOrders.detail.buyTransaction'), order.buyTransactionId),
    idItem(say('exchangeOrders.detail.quote'), order.quoteId),
    idItem(say('exchangeOrders.column.id'), order.id),
  ];
}
