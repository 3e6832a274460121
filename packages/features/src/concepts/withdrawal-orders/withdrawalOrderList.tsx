import {
  CURRENCY_CODES,
  orderDisplayStatus,
  orderStatus,
  type WithdrawalOrder,
  type WithdrawalOrderFilter,
  withdrawalOrders,
} from '@corridor/core';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { OrderStatusChip } from '../../kit/display/OrderStatusChip';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ordersMessages } from '../../messages/orders';
import { timeMessages } from '../../messages/time';
import { transactionsMessages } from '../../messages/transactions';
import { withdrawalOrdersMessages } from '../../messages/withdrawal-orders';

const { text, code, money, party, instant, id, custom } = columnsOf<WithdrawalOrder>();
const { codes, currencies, record, range } = filtersOf<WithdrawalOrderFilter>();

// On a narrow screen an amount without its name could be any of them.
const AMOUNT: ColumnLook = { tabular: true, narrow: 'hidden' };

/** Every withdrawal that was ordered. */
export const withdrawalOrderList = defineList({
  concept: 'withdrawalOrders',
  resource: withdrawalOrders,
  messages: [withdrawalOrdersMessages, ordersMessages, transactionsMessages, timeMessages],
  columns: {
    holderName: party({ width: 128, fixed: true, narrow: 'title' }),
    ownerName: party({ width: 140, hidden: true, narrow: 'hidden' }),
    bankName: text({ width: 140, hidden: true }),
    accountEnding: custom('accountEnding', {
      text: (ending) => `•••• ${ending}`,
      width: 110,
      grow: 0,
      tabular: true,
      narrow: 'meta',
    }),
    amount: money({ tabular: true, narrow: 'aside' }),
    fee: money({ ...AMOUNT, width: 100, hidden: true }),
    debited: money(AMOUNT),
    received: money({ ...AMOUNT, hidden: true }),
    displayStatus: custom('displayStatus', {
      cell: (status) => <OrderStatusChip status={status} />,
      words: (tools) => wordsOf(orderDisplayStatus, tools),
      width: 124,
      grow: 0,
      narrow: 'mark',
    }),
    status: code(orderStatus, { width: 170 }),
    createdAt: instant(),
    reason: text({ width: 150, hidden: true }),
    completedAt: instant({ none: 'withdrawalOrders.detail.notYet', hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(orderStatus),
    withdrawalAccountId: record('withdrawalAccounts'),
    accountId: record('accounts'),
    ownerId: record('owners'),
    currency: currencies(CURRENCY_CODES),
    createdAt: range(),
  },
  nameOf: ({ holderName, amount }, { t, format }) =>
    t('withdrawalOrders.name', { amount: format.money(amount), holder: holderName }),
});
