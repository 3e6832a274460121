import type { breadcrumbsEn } from './messages';

export const breadcrumbsZh: Record<keyof typeof breadcrumbsEn, string> = {
  'breadcrumbs.label': '当前位置',
  'breadcrumbs.more': '显示完整路径',
};
