import type { scrollToTopEn } from './messages';

export const scrollToTopZh: Record<keyof typeof scrollToTopEn, string> = {
  'scrollToTop.label': '回到顶部',
};
