import { LIST_METHODS, LIST_PROPS, TICKET_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of accounts, their transactions, exchange, transfers and statements are fetched. */
export const moneyWidgets: WidgetEntries<
  | 'ExchangeOrderTable'
  | 'ExchangeOrderDetail'
  | 'ExchangeOrderForm'
  | 'TransferTable'
  | 'TransferDetail'
  | 'TransferForm'
  | 'StatementList'
  | 'StatementDetail'
  | 'AccountTable'
  | 'AccountDetail'
  | 'AccountForm'
  | 'DepositTable'
  | 'DepositDetail'
  | 'TransactionTable'
  | 'TransactionDetail'
> = {
  ExchangeOrderTable: {
    load: async () => (await import('../../concepts/exchange-orders/ExchangeOrderTable')).ExchangeOrderTable,
    props: { ...LIST_PROPS, onNewOrder: true, onOpenTransaction: true },
    methods: LIST_METHODS,
  },
  ExchangeOrderDetail: {
    load: async () => (await import('../../concepts/exchange-orders/exchangeOrderDetail')).ExchangeOrderDetail,
    props: { orderId: true, onOpenTransaction: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  ExchangeOrderForm: {
    load: async () => (await import('../../concepts/exchange-orders/ExchangeOrderForm')).ExchangeOrderForm,
    props: { ...TICKET_PROPS, ownerId: true, onOpenTransaction: true },
    methods: {},
  },
  TransferTable: {
    load: async () => (await import('../../concepts/transfer-orders/TransferTable')).TransferTable,
    props: { ...LIST_PROPS, onNewTransfer: true, onOpenTransaction: true },
    methods: LIST_METHODS,
  },
  TransferDetail: {
    load: async () => (await import('../../concepts/transfer-orders/transferDetail')).TransferDetail,
    props: { transferId: true, onOpenTransaction: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  TransferForm: {
    load: async () => (await import('../../concepts/transfer-orders/TransferForm')).TransferForm,
    props: { ...TICKET_PROPS, accountId: true, onOpenTransaction: true },
    methods: {},
  },
  StatementList: {
    load: async () => (await import('../../concepts/statements/StatementList/StatementList')).StatementList,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  StatementDetail: {
    load: async () => (await import('../../concepts/statements/statementDetail')).StatementDetail,
    props: { statementId: true, onExport: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  AccountTable: {
    load: async () => (await import('../../concepts/accounts/AccountTable')).AccountTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  AccountDetail: {
    load: async () => (await import('../../concepts/accounts/accountDetail')).AccountDetail,
    props: { accountId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  AccountForm: {
    load: async () => (await import('../../concepts/accounts/accountForm')).AccountForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  DepositTable: {
    load: async () => (await import('../../concepts/deposits/DepositTable')).DepositTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  DepositDetail: {
    load: async () => (await import('../../concepts/deposits/depositDetail')).DepositDetail,
    props: { depositId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  TransactionTable: {
    load: async () => (await import('../../concepts/transactions/TransactionTable')).TransactionTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  TransactionDetail: {
    load: async () => (await import('../../concepts/transactions/transactionDetail')).TransactionDetail,
    props: { transactionId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
};
