import { type ExchangeOrder, fixedSide } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { INSTANT_COLUMN, withHostColumns } from '../../listing/columns';
import type { exchangeOrdersMessages } from '../../messages/exchange-orders';
import type { Say } from '../../words/useWords';
import { OrderStatusChip } from '../display/OrderStatusChip';
import type { ExchangeOrderDataCustomization } from './customization';
import type { ExchangeOrderColumn } from './view';

type Words = Say<keyof (typeof exchangeOrdersMessages)['en']>;
type OwnColumn = TableColumn<ExchangeOrder> & { readonly id: ExchangeOrderColumn };

// On a narrow screen an amount without its name could be any of them.
const AMOUNT = { align: 'end', width: 150, tabular: true, narrow: 'line' } as const;
const RATE = { align: 'end', width: 140, grow: 0, tabular: true, narrow: 'line' } as const;

/** What was exchanged at which rate. */
function amountColumns(say: Words): OwnColumn[] {
  return [
    {
      id: 'sell',
      header: say('exchangeOrders.column.sell'),
      cell: ({ sell }) => <MoneyText value={sell} />,
      sortable: true,
      hideable: false,
      ...AMOUNT,
      narrow: 'title',
    },
    {
      id: 'buy',
      header: say('exchangeOrders.column.buy'),
      cell: ({ buy }) => <MoneyText value={buy} />,
      sortable: true,
      ...AMOUNT,
    },
    {
      id: 'clientRate',
      header: say('exchangeOrders.column.rate'),
      value: ({ clientRate }) => clientRate,
      ...RATE,
    },
    { id: 'midRate', header: say('exchangeOrders.column.midRate'), value: ({ midRate }) => midRate, ...RATE },
    { id: 'fee', header: say('exchangeOrders.column.fee'), cell: ({ fee }) => <MoneyText value={fee} />, ...AMOUNT },
    {
      id: 'fixedSide',
      header: say('exchangeOrders.column.fixedSide'),
      value: (row) => say(fixedSide.labelKey(row.fixedSide)),
      width: 150,
    },
  ];
}

/** Whose order it is and how far it has come. */
function courseColumns(say: Words): OwnColumn[] {
  return [
    { id: 'ownerName', header: say('exchangeOrders.column.owner'), value: ({ ownerName }) => ownerName, width: 160 },
    {
      id: 'status',
      header: say('exchangeOrders.column.status'),
      cell: ({ displayStatus }) => <OrderStatusChip status={displayStatus} />,
      width: 124,
      grow: 0,
      narrow: 'aside',
      sortable: true,
    },
    {
      id: 'createdAt',
      header: say('exchangeOrders.column.created'),
      cell: ({ createdAt }) => <InstantText value={createdAt} />,
      sortable: true,
      ...INSTANT_COLUMN,
    },
    {
      id: 'settlesAt',
      header: say('exchangeOrders.column.settles'),
      cell: ({ settlesAt }) => <InstantText value={settlesAt} />,
      ...INSTANT_COLUMN,
    },
    {
      id: 'completedAt',
      header: say('exchangeOrders.column.completed'),
      cell: ({ completedAt }) => (completedAt ? <InstantText value={completedAt} /> : '–'),
      ...INSTANT_COLUMN,
    },
    { id: 'id', header: say('exchangeOrders.column.id'), value: ({ id }) => id, width: 200, grow: 0, tabular: true },
  ];
}

/** Every column that the operator may see: ours without those the host hides, then the host's own. */
export function exchangeOrderColumns(
  say: Words,
  custom: ExchangeOrderDataCustomization | undefined,
): TableColumn<ExchangeOrder>[] {
  return withHostColumns<ExchangeOrder>([...amountColumns(say), ...courseColumns(say)], custom);
}
