export type {
  CurrencyFlow,
  DashboardContract,
  DashboardFigures,
  DashboardQuery,
  DatePeriod,
  DayCount,
  PeriodCounts,
  StatusCount,
  WorkItem,
} from './contract';
export { type WorkTask, workTask } from './enums';
export { type DashboardList, listOfTask } from './lists';
export { dashboard } from './resource';
