export const chartEn = {
  'chart.empty': 'No data for this period',
  'chart.loading': 'Loading the chart',
  'chart.hint': 'Arrow keys read the values one by one',
  'chart.category': 'Period',
  'chart.share': 'Share',
  'chart.total': 'Total',
} as const;

export const chartFr: Record<keyof typeof chartEn, string> = {
  'chart.empty': 'Aucune donnée pour cette période',
  'chart.loading': 'Chargement du graphique',
  'chart.hint': 'Les flèches lisent les valeurs une à une',
  'chart.category': 'Période',
  'chart.share': 'Part',
  'chart.total': 'Total',
};

export const chartZh: Record<keyof typeof chartEn, string> = {
  'chart.empty': '此期间没有数据',
  'chart.loading': '图表加载中',
  'chart.hint': '使用方向键逐个读取数值',
  'chart.category': '期间',
  'chart.share': '占比',
  'chart.total': '合计',
};
