import type { toastEn } from './messages';

/** Sentences of the toasts, in Chinese. */
export const toastZh: Record<keyof typeof toastEn, string> = {
  'toast.region': '通知',
  'toast.region.brief': '短消息',
  'toast.region.center': '居中消息',
  'toast.close': '关闭通知',
};
