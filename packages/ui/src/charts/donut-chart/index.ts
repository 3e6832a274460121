export { DonutChart, type DonutChartProps } from './DonutChart';
export type { DonutSlice } from './DonutSlice';
