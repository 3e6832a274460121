import { type ExchangeOrder, exchangeDebit, fixedSide } from '@corridor/core';
import type { DetailItem } from '../../display/DetailList';
import { IdText } from '../../display/IdText';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';

/** What was exchanged for what, and at which price. */
export function useAmountItems(order: ExchangeOrder): DetailItem[] {
  const say = useWords(exchangeOrdersMessages);
  const { sell, buy, fee, clientRate, midRate } = order;
  const total = exchangeDebit(order);
  return [
    { label: say('exchangeOrders.column.sell'), value: <MoneyText value={sell} /> },
    { label: say('exchangeOrders.column.buy'), value: <MoneyText value={buy} /> },
    { label: say('exchangeOrders.column.fee'), value: <MoneyText value={fee} /> },
    ...(total ? [{ label: say('exchangeOrders.form.total'), value: <MoneyText value={total} /> }] : []),
    { label: say('exchangeOrders.column.rate'), value: <bdi dir="ltr">{clientRate}</bdi> },
    { label: say('exchangeOrders.column.midRate'), value: <bdi dir="ltr">{midRate}</bdi> },
    { label: say('exchangeOrders.column.fixedSide'), value: say(fixedSide.labelKey(order.fixedSide)) },
  ];
}

/** Whose order it is, when it came how far, and by which ids it is known. */
export function useRecordItems(order: ExchangeOrder): DetailItem[] {
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
    idItem(say('exchangeOrders.detail.quote'), order.quoteId),
    idItem(say('exchangeOrders.column.id'), order.id),
  ];
}
