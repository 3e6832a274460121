import type { linkEn } from './messages';

export const linkZh: Record<keyof typeof linkEn, string> = {
  'link.newTab': '（在新标签页中打开）',
};
