export const loadingOverlayEn = {
  'loadingOverlay.loading': 'Still loading',
} as const;

export const loadingOverlayFr: Record<keyof typeof loadingOverlayEn, string> = {
  'loadingOverlay.loading': 'Chargement toujours en cours',
};

export const loadingOverlayZh: Record<keyof typeof loadingOverlayEn, string> = {
  'loadingOverlay.loading': '仍在加载',
};
