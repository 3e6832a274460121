export type { CurrencyFlow, DashboardContract, DashboardFigures, DayCount, StatusCount } from './contract';
export { dashboard } from './resource';
