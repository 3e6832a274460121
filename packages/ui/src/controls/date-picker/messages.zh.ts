import type { datePickerEn } from './messages';

export const datePickerZh: Record<keyof typeof datePickerEn, string> = {
  'datePicker.label': '选择日期',
  'datePicker.change': '更改日期，{date}',
  'datePicker.placeholder': 'YYYY-MM-DD',
  'datePicker.unread': '请按 YYYY-MM-DD 输入日期',
  'datePicker.between': '请选择 {min} 至 {max} 之间的日期',
  'datePicker.atLeast': '请选择 {min} 及以后的日期',
  'datePicker.atMost': '请选择 {max} 及以前的日期',
  'datePicker.today': '今天',
  'datePicker.clear': '清除',
};
