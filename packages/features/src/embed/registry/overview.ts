import { LIST_METHODS, LIST_PROPS, PART_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of merchants and the dashboard are fetched. */
export const overviewWidgets: WidgetEntries<
  | 'MerchantTable'
  | 'MerchantDetail'
  | 'MerchantForm'
  | 'MerchantReview'
  | 'DashboardOverview'
  | 'MerchantsChart'
  | 'BalancesSummary'
  | 'FlowsChart'
  | 'CardsSummary'
  | 'RecentTransactions'
  | 'Worklist'
> = {
  MerchantTable: {
    load: async () => (await import('../../concepts/merchants/MerchantTable')).MerchantTable,
    props: { ...LIST_PROPS, onReview: true },
    methods: LIST_METHODS,
  },
  MerchantDetail: {
    load: async () => (await import('../../concepts/merchants/merchantDetail')).MerchantDetail,
    props: { merchantId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  MerchantForm: {
    load: async () => (await import('../../concepts/merchants/merchantForm')).MerchantForm,
    props: { target: true, initial: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  MerchantReview: {
    load: async () => (await import('../../concepts/merchants/MerchantReview')).MerchantReview,
    props: { merchantId: true, onMove: true, onClose: true, headingLevel: true },
    methods: {},
  },
  DashboardOverview: {
    load: async () => (await import('../../concepts/dashboard/DashboardOverview')).DashboardOverview,
    props: { ...PART_PROPS, onPeriodChange: true },
    methods: {},
  },
  MerchantsChart: {
    load: async () => (await import('../../concepts/dashboard/MerchantsChart')).MerchantsChart,
    props: PART_PROPS,
    methods: {},
  },
  BalancesSummary: {
    load: async () => (await import('../../concepts/dashboard/BalancesSummary')).BalancesSummary,
    props: PART_PROPS,
    methods: {},
  },
  FlowsChart: {
    load: async () => (await import('../../concepts/dashboard/FlowsChart')).FlowsChart,
    props: PART_PROPS,
    methods: {},
  },
  CardsSummary: {
    load: async () => (await import('../../concepts/dashboard/CardsSummary')).CardsSummary,
    props: PART_PROPS,
    methods: {},
  },
  RecentTransactions: {
    load: async () => (await import('../../concepts/dashboard/RecentTransactions')).RecentTransactions,
    props: PART_PROPS,
    methods: {},
  },
  Worklist: {
    load: async () => (await import('../../concepts/dashboard/Worklist')).Worklist,
    props: PART_PROPS,
    methods: {},
  },
};
