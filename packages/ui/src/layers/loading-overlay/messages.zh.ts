import type { loadingOverlayEn } from './messages';

export const loadingOverlayZh: Record<keyof typeof loadingOverlayEn, string> = {
  'loadingOverlay.loading': '仍在加载',
};
