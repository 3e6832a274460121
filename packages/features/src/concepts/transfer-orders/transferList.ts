import { CURRENCY_CODES, type TransferOrder, type TransferOrderFilter, transferOrders } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { timeMessages } from '../../messages/time';
import { transferOrdersMessages } from '../../messages/transfer-orders';

const { text, money, party, instant, id } = columnsOf<TransferOrder>();
const { currencies, record, range } = filtersOf<TransferOrderFilter>();

/** Every transfer between accounts of the partner. */
export const transferList = defineList({
  concept: 'transferOrders',
  resource: transferOrders,
  messages: [transferOrdersMessages, timeMessages],
  columns: {
    fromOwnerName: party({ width: 190, fixed: true }),
    toOwnerName: party({ width: 190 }),
    amount: money({ narrow: 'aside', tabular: true }),
    reference: text({ width: 180 }),
    createdBy: text({ hidden: true }),
    createdAt: instant(),
    id: id(),
  },
  filters: {
    currency: currencies(CURRENCY_CODES),
    accountId: record('accounts'),
    ownerId: record('owners'),
    createdAt: range(),
  },
  nameOf: ({ fromOwnerName, toOwnerName }, { t }) => t('transferOrders.pair', { from: fromOwnerName, to: toOwnerName }),
});
