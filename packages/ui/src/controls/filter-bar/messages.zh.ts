import type { filterBarEn } from './messages';

export const filterBarZh: Record<keyof typeof filterBarEn, string> = {
  'filterBar.label': '筛选',
  'filterBar.search': '搜索',
  'filterBar.add': '添加筛选',
  'filterBar.reset': '重置',
  'filterBar.edit': '{name}：{value}',
  'filterBar.pinned': '{name}：{value}，固定',
  'filterBar.shortcut': '按 / 搜索',
};
