export * from './bar-chart';
export * from './donut-chart';
export * from './line-chart';
export * from './sparkline';
