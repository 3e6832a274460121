import type { chartEn } from './messages';

export const chartZh: Record<keyof typeof chartEn, string> = {
  'chart.empty': '此期间没有数据',
  'chart.loading': '图表加载中',
  'chart.hint': '使用方向键逐个读取数值',
  'chart.category': '期间',
  'chart.share': '占比',
  'chart.total': '合计',
};
