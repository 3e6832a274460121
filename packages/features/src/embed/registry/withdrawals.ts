import { LIST_METHODS, LIST_PROPS, TICKET_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of withdrawal accounts and withdrawals are fetched. */
export const withdrawalWidgets: WidgetEntries<
  | 'WithdrawalAccountTable'
  | 'WithdrawalAccountDetail'
  | 'WithdrawalAccountForm'
  | 'WithdrawalOrderTable'
  | 'WithdrawalOrderDetail'
  | 'WithdrawalOrderForm'
> = {
  WithdrawalAccountTable: {
    load: async () =>
      (await import('../../concepts/withdrawal-accounts/WithdrawalAccountTable')).WithdrawalAccountTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  WithdrawalAccountDetail: {
    load: async () =>
      (await import('../../concepts/withdrawal-accounts/withdrawalAccountDetail')).WithdrawalAccountDetail,
    props: { withdrawalAccountId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  WithdrawalAccountForm: {
    load: async () => (await import('../../concepts/withdrawal-accounts/WithdrawalAccountForm')).WithdrawalAccountForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  WithdrawalOrderTable: {
    load: async () => (await import('../../concepts/withdrawal-orders/WithdrawalOrderTable')).WithdrawalOrderTable,
    props: { ...LIST_PROPS, onNewOrder: true, onOpenTransaction: true },
    methods: LIST_METHODS,
  },
  WithdrawalOrderDetail: {
    load: async () => (await import('../../concepts/withdrawal-orders/withdrawalOrderDetail')).WithdrawalOrderDetail,
    props: { orderId: true, onOpenTransaction: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  WithdrawalOrderForm: {
    load: async () => (await import('../../concepts/withdrawal-orders/WithdrawalOrderForm')).WithdrawalOrderForm,
    props: { ...TICKET_PROPS, onOpenTransaction: true },
    methods: {},
  },
};
