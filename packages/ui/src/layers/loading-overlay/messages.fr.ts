import type { loadingOverlayEn } from './messages';

export const loadingOverlayFr: Record<keyof typeof loadingOverlayEn, string> = {
  'loadingOverlay.loading': 'Chargement toujours en cours',
};
