export { BalancesSummary } from './BalancesSummary';
export { CardsSummary } from './CardsSummary';
export { DashboardOverview, type DashboardOverviewProps } from './DashboardOverview';
export type { DashboardPartProps, ListHref } from './DashboardProps';
export { FlowsChart } from './FlowsChart';
export { MerchantsChart } from './MerchantsChart';
export { RecentTransactions } from './RecentTransactions';
export { Worklist } from './Worklist';
