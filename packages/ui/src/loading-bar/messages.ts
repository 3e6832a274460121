export const loadingBarEn = {
  'loadingBar.loading': 'Loading page',
} as const;

export const loadingBarFr: Record<keyof typeof loadingBarEn, string> = {
  'loadingBar.loading': 'Chargement de la page',
};

export const loadingBarZh: Record<keyof typeof loadingBarEn, string> = {
  'loadingBar.loading': '正在加载页面',
};
