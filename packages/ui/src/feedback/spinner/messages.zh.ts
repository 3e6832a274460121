import type { spinnerEn } from './messages';

export const spinnerZh: Record<keyof typeof spinnerEn, string> = {
  'spinner.loading': '加载中',
};
