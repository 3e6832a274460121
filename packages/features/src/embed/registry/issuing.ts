import { LIST_METHODS, LIST_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of cards are fetched. */
export const issuingWidgets: WidgetEntries<
  | 'CardTable'
  | 'CardDetail'
  | 'CardActions'
  | 'CardApplyForm'
  | 'CardLimitsForm'
  | 'CardAuthorizationTable'
  | 'CardEventTable'
  | 'CardBalanceTable'
  | 'CardBalanceInquiry'
> = {
  CardTable: {
    load: async () => (await import('../../concepts/cards/CardTable')).CardTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  CardDetail: {
    load: async () => (await import('../../concepts/cards/cardDetail')).CardDetail,
    props: { cardId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  CardActions: {
    load: async () => (await import('../../concepts/cards/CardActions/CardActions')).CardActions,
    props: { card: true, onDone: true, headingLevel: true },
    methods: {},
  },
  CardApplyForm: {
    load: async () => (await import('../../concepts/cards/CardApplyForm')).CardApplyForm,
    props: { merchantId: true, onDone: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  CardLimitsForm: {
    load: async () => (await import('../../concepts/cards/CardLimitsForm')).CardLimitsForm,
    props: { cardId: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  CardAuthorizationTable: {
    load: async () => (await import('../../concepts/cards/CardAuthorizationTable')).CardAuthorizationTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  CardEventTable: {
    load: async () => (await import('../../concepts/cards/CardEventTable')).CardEventTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  CardBalanceTable: {
    load: async () => (await import('../../concepts/cards/CardBalanceTable')).CardBalanceTable,
    props: LIST_PROPS,
    methods: LIST_METHODS,
  },
  CardBalanceInquiry: {
    load: async () => (await import('../../concepts/balance-inquiry/CardBalanceInquiry')).CardBalanceInquiry,
    props: { cardToken: true, onOpened: true, onClosed: true, idleSeconds: true, headingLevel: true },
    methods: {},
  },
};
