export const loadingOverlayEn = {
  'loadingOverlay.loading': 'Still loading',
} as const;
