export const loadingBarEn = {
  'loadingBar.loading': 'Loading page',
} as const;
