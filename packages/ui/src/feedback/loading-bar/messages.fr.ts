import type { loadingBarEn } from './messages';

export const loadingBarFr: Record<keyof typeof loadingBarEn, string> = {
  'loadingBar.loading': 'Chargement de la page',
};
