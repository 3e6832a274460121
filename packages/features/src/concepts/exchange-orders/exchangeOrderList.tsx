import {
  CURRENCY_CODES,
  type ExchangeOrder,
  type ExchangeOrderFilter,
  exchangeOrders,
  fixedSide,
  orderDisplayStatus,
  orderStatus,
  type WireMoney,
} from '@corridor/core';
import type { Column, ColumnLook } from '../../kit/columns/Column';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { OrderStatusChip } from '../../kit/display/OrderStatusChip';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { ordersMessages } from '../../messages/orders';
import { timeMessages } from '../../messages/time';
import { transactionsMessages } from '../../messages/transactions';
import { BoughtAmount } from './display/BoughtAmount';

const { rate, code, money, party, instant, id, custom } = columnsOf<ExchangeOrder>();
const { codes, currencies, record, range } = filtersOf<ExchangeOrderFilter>();

// On a narrow screen an amount without its name could be any of them.
const AMOUNT: ColumnLook = { tabular: true, narrow: 'hidden' };

const BOUGHT: Column<WireMoney | null, ExchangeOrder> = {
  ...money({ ...AMOUNT, narrow: 'aside' }),
  cell: (buy) => buy && <BoughtAmount value={buy} />,
};

/** Every exchange that was ordered. */
export const exchangeOrderList = defineList({
  concept: 'exchangeOrders',
  resource: exchangeOrders,
  messages: [exchangeOrdersMessages, ordersMessages, transactionsMessages, timeMessages],
  columns: {
    sell: money({ ...AMOUNT, fixed: true }),
    buy: BOUGHT,
    clientRate: rate(),
    midRate: rate({ hidden: true }),
    fee: money(AMOUNT),
    fixedSide: code(fixedSide, { width: 130, hidden: true }),
    ownerName: party({ width: 140 }),
    status: custom('status', {
      cell: (_status, { displayStatus }) => <OrderStatusChip status={displayStatus} />,
      exported: { field: 'displayStatus' },
      words: (tools) => wordsOf(orderDisplayStatus, tools),
      width: 116,
      grow: 0,
      narrow: 'mark',
    }),
    createdAt: instant(),
    settlesAt: instant({ hidden: true }),
    completedAt: instant({ none: 'exchangeOrders.detail.notYet', hidden: true }),
    id: id(),
  },
  filters: {
    accountId: record('accounts'),
    ownerId: record('owners'),
    status: codes(orderStatus),
    sellCurrency: currencies(CURRENCY_CODES),
    buyCurrency: currencies(CURRENCY_CODES),
    fixedSide: codes(fixedSide),
    createdAt: range(),
  },
  nameOf: ({ sell, buy }, { t }) => t('exchangeOrders.pair', { sell: sell.currency, buy: buy.currency }),
});
