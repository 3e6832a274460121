import type { ComponentType, RefAttributes } from 'react';
import type { WidgetHandle, WidgetName, WidgetProps } from './EmbeddableWidgets';

/** How a widget is fetched, and which names its props and methods have. */
export interface WidgetEntry<Props, Handle> {
  /** Fetches the widget's code; nothing of it is there before. */
  readonly load: () => Promise<ComponentType<Props & RefAttributes<Handle>>>;
  readonly props: Readonly<Record<keyof Props, true>>;
  readonly methods: Readonly<Record<keyof Handle, true>>;
}

const LIST_PROPS = {
  view: true,
  onViewChange: true,
  pinnedFilter: true,
  dataCustomization: true,
  onExport: true,
  headingLevel: true,
} as const;
const LIST_METHODS = { refresh: true, filter: true, export: true } as const;

/** Every widget that can be mounted by name. */
export const registry: {
  readonly [Name in WidgetName]: WidgetEntry<Required<WidgetProps<Name>>, WidgetHandle<Name>>;
} = {
  CardTable: {
    load: async () => (await import('../cards/CardTable')).CardTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  CardDetail: {
    load: async () => (await import('../cards/CardDetail')).CardDetail,
    props: { cardId: true, detailRows: true },
    methods: {},
  },
  CardActions: {
    load: async () => (await import('../cards/CardActions')).CardActions,
    props: { card: true, onDone: true },
    methods: {},
  },
  CardApplyForm: {
    load: async () => (await import('../cards/CardApplyForm')).CardApplyForm,
    props: { merchantId: true, onDone: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  CardLimitsForm: {
    load: async () => (await import('../cards/CardLimitsForm')).CardLimitsForm,
    props: { cardId: true, onSaved: true, onCancel: true },
    methods: {},
  },
  BeneficiaryTable: {
    load: async () => (await import('../beneficiaries/BeneficiaryTable')).BeneficiaryTable,
    props: { ...LIST_PROPS, fieldCustomization: true },
    methods: { ...LIST_METHODS, write: true },
  },
  BeneficiaryDetail: {
    load: async () => (await import('../beneficiaries/BeneficiaryDetail')).BeneficiaryDetail,
    props: { beneficiaryId: true, detailRows: true, headingLevel: true },
    methods: {},
  },
  BeneficiaryForm: {
    load: async () => (await import('../beneficiaries/BeneficiaryForm')).BeneficiaryForm,
    props: { target: true, initial: true, fieldCustomization: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  ExchangeOrderTable: {
    load: async () => (await import('../exchange-orders/ExchangeOrderTable')).ExchangeOrderTable,
    props: { ...LIST_PROPS, onNewOrder: true, onOpenTransaction: true },
    methods: LIST_METHODS,
  },
  ExchangeOrderDetail: {
    load: async () => (await import('../exchange-orders/ExchangeOrderDetail')).ExchangeOrderDetail,
    props: { orderId: true, onOpenTransaction: true, detailRows: true, headingLevel: true },
    methods: {},
  },
  ExchangeOrderForm: {
    load: async () => (await import('../exchange-orders/ExchangeOrderForm')).ExchangeOrderForm,
    props: {
      ownerId: true,
      initial: true,
      onDraftChange: true,
      onAccepted: true,
      pending: true,
      onPendingChange: true,
      onOpenOrder: true,
      onOpenTransaction: true,
      headingLevel: true,
    },
    methods: {},
  },
  StatementList: {
    load: async () => (await import('../statements/StatementList')).StatementList,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  StatementDetail: {
    load: async () => (await import('../statements/StatementDetail')).StatementDetail,
    props: { statementId: true, onExport: true, detailRows: true, headingLevel: true },
    methods: {},
  },
};
