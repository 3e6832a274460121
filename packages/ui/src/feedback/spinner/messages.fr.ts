import type { spinnerEn } from './messages';

export const spinnerFr: Record<keyof typeof spinnerEn, string> = {
  'spinner.loading': 'Chargement',
};
