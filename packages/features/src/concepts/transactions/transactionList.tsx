import {
  type AccountTransaction,
  type AccountTransactionFilter,
  accountTransactionType,
  CURRENCY_CODES,
  productType,
  transactionComponent,
  transactionDirection,
  transactionStatus,
  transactions,
} from '@corridor/core';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { TransactionChange } from '../../kit/display/TransactionChange';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { accountsMessages } from '../../messages/accounts';
import { transactionsMessages } from '../../messages/transactions';
import { transactionTones } from './display/transactionTones';

const { text, party, code, status, money, custom, rate, country, instant, id } = columnsOf<AccountTransaction>();
const { codes, currencies, record, range } = filtersOf<AccountTransactionFilter>();

const MONEY: ColumnLook = { width: 156, grow: 0.3, narrow: 'hidden' };

/** Every transaction of accounts. */
export const transactionList = defineList({
  concept: 'transactions',
  resource: transactions,
  messages: [transactionsMessages, accountsMessages],
  columns: {
    createdAt: instant(),
    type: code(accountTransactionType, { width: 124, fixed: true, narrow: 'title' }),
    counterpartyName: party({ width: 140 }),
    billingAmount: money({ ...MONEY, hidden: true }),
    billingFee: money({ ...MONEY, width: 116, hidden: true }),
    balanceChange: custom('balanceChange', {
      ...MONEY,
      align: 'end',
      width: 172,
      narrow: 'aside',
      cell: (_change, transaction) => <TransactionChange transaction={transaction} />,
      exported: 'money',
    }),
    balanceAfter: money({ ...MONEY, narrow: 'hidden' }),
    status: status(transactionStatus, transactionTones, { width: 116 }),
    ownerName: party({
      width: 130,
      narrow: 'hidden',
      leadsTo: ownerMerchant,
    }),
    component: code(transactionComponent, { hidden: true }),
    productType: code(productType, { hidden: true, width: 144 }),
    transactionAmount: money({ ...MONEY, hidden: true }),
    conversionRate: rate({ hidden: true, width: 130 }),
    counterpartyAccountNumber: text({ hidden: true, width: 220 }),
    country: country({ hidden: true }),
    merchantInfo: text({ hidden: true }),
    reference: text({ hidden: true }),
    relatedTransactionId: id({
      leadsTo: ({ relatedTransactionId }) =>
        relatedTransactionId ? { segment: 'transaction', id: relatedTransactionId } : null,
    }),
    bookedAt: instant({ none: 'transactions.notBooked', hidden: true }),
    id: id(),
  },
  filters: {
    accountId: record('accounts'),
    ownerId: record('owners'),
    cardId: record('cards'),
    productType: codes(productType),
    type: codes(accountTransactionType),
    status: codes(transactionStatus),
    direction: codes(transactionDirection),
    currency: currencies(CURRENCY_CODES),
    createdAt: range(),
  },
  nameOf: ({ type, billingAmount }, { t, format }) =>
    t('transactions.name', { type: t(accountTransactionType.labelKey(type)), amount: format.money(billingAmount) }),
});
