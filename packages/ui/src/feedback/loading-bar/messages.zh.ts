import type { loadingBarEn } from './messages';

export const loadingBarZh: Record<keyof typeof loadingBarEn, string> = {
  'loadingBar.loading': '正在加载页面',
};
