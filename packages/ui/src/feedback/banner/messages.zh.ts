import type { bannerEn } from './messages';

export const bannerZh: Record<keyof typeof bannerEn, string> = {
  'banner.dismiss': '关闭',
  'banner.info': '提示',
  'banner.success': '成功',
  'banner.warning': '警告',
  'banner.danger': '错误',
  'banner.neutral': '提示',
};
