import {
  COUNTRY_CODES,
  CURRENCY_CODES,
  feeDirection,
  orderDisplayStatus,
  orderStatus,
  type PaymentOrder,
  type PaymentOrderFilter,
  paymentMethod,
  paymentOrders,
} from '@corridor/core';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { OrderStatusChip } from '../../kit/display/OrderStatusChip';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { ordersMessages } from '../../messages/orders';
import { paymentOrdersMessages } from '../../messages/payment-orders';
import { timeMessages } from '../../messages/time';
import { transactionsMessages } from '../../messages/transactions';

const { text, code, country, money, party, instant, id, custom } = columnsOf<PaymentOrder>();
const { codes, currencies, countries, record, range } = filtersOf<PaymentOrderFilter>();

// On a narrow screen an amount without its name could be any of them.
const AMOUNT: ColumnLook = { tabular: true, narrow: 'line', hidden: true };

/** Every payment that was ordered. */
export const paymentOrderList = defineList({
  concept: 'paymentOrders',
  resource: paymentOrders,
  messages: [paymentOrdersMessages, ordersMessages, beneficiariesMessages, transactionsMessages, timeMessages],
  columns: {
    beneficiaryName: party({ width: 148, fixed: true, narrow: 'title' }),
    accountEnding: custom('accountEnding', {
      text: (ending) => `•••• ${ending}`,
      width: 110,
      grow: 0,
      tabular: true,
      narrow: 'meta',
    }),
    bankCountry: country({ width: 90, narrow: 'hidden' }),
    paymentMethod: code(paymentMethod, { width: 140, hidden: true }),
    amount: money({ tabular: true, narrow: 'aside' }),
    fee: money(AMOUNT),
    debited: money(AMOUNT),
    received: money(AMOUNT),
    feeDirection: code(feeDirection, { width: 210, hidden: true }),
    reference: text({ width: 140, hidden: true }),
    displayStatus: custom('displayStatus', {
      cell: (status) => <OrderStatusChip status={status} />,
      words: (tools) => wordsOf(orderDisplayStatus, tools),
      width: 124,
      grow: 0,
      narrow: 'mark',
    }),
    status: code(orderStatus, { width: 170 }),
    ownerName: party({ width: 160, hidden: true }),
    createdAt: instant(),
    completedAt: instant({ none: 'paymentOrders.detail.notYet', hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(orderStatus),
    beneficiaryId: record('beneficiaries'),
    accountId: record('accounts'),
    ownerId: record('owners'),
    currency: currencies(CURRENCY_CODES),
    bankCountry: countries(COUNTRY_CODES),
    paymentMethod: codes(paymentMethod),
    feeDirection: codes(feeDirection),
    createdAt: range(),
  },
  nameOf: ({ beneficiaryName, amount }, { t, format }) =>
    t('paymentOrders.name', { amount: format.money(amount), beneficiary: beneficiaryName }),
});
