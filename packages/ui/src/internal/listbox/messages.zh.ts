import type { listboxEn } from './messages';

export const listboxZh: Record<keyof typeof listboxEn, string> = {
  'listbox.placeholder': '请选择',
  'listbox.clear': '清除',
  'listbox.none': '无选项',
};
