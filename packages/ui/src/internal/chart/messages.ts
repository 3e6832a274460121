export const chartEn = {
  'chart.empty': 'No data for this period',
  'chart.loading': 'Loading the chart',
  'chart.hint': 'Arrow keys read the values one by one',
  'chart.category': 'Period',
  'chart.share': 'Share',
  'chart.total': 'Total',
} as const;
