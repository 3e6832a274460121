import type { comboboxEn } from './messages';

export const comboboxZh: Record<keyof typeof comboboxEn, string> = {
  'combobox.clear': '清除',
  'combobox.loading': '加载中',
  'combobox.failed': '无法加载选项。',
  'combobox.retry': '重试',
  'combobox.none': '无选项',
  'combobox.nothing': '没有与“{query}”匹配的内容',
  'combobox.found': '选项：{count}',
};
