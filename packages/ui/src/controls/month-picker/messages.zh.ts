import type { monthPickerEn } from './messages';

export const monthPickerZh: Record<keyof typeof monthPickerEn, string> = {
  'monthPicker.placeholder': '选择月份',
  'monthPicker.previousYear': '上一年',
  'monthPicker.nextYear': '下一年',
};
