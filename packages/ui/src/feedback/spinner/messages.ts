export const spinnerEn = {
  'spinner.loading': 'Loading',
} as const;
