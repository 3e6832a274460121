export const spinnerEn = {
  'spinner.loading': 'Loading',
} as const;

export const spinnerFr: Record<keyof typeof spinnerEn, string> = {
  'spinner.loading': 'Chargement',
};

export const spinnerZh: Record<keyof typeof spinnerEn, string> = {
  'spinner.loading': '加载中',
};
