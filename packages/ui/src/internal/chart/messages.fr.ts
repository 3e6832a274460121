import type { chartEn } from './messages';

export const chartFr: Record<keyof typeof chartEn, string> = {
  'chart.empty': 'Aucune donnée pour cette période',
  'chart.loading': 'Chargement du graphique',
  'chart.hint': 'Les flèches lisent les valeurs une à une',
  'chart.category': 'Période',
  'chart.share': 'Part',
  'chart.total': 'Total',
};
