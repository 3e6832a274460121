import type { breadcrumbsEn } from './messages';

export const breadcrumbsZh: Record<keyof typeof breadcrumbsEn, string> = {
  'breadcrumbs.label': '面包屑导航',
  'breadcrumbs.more': '显示完整路径',
};
