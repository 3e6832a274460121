import type { timePickerEn } from './messages';

export const timePickerZh: Record<keyof typeof timePickerEn, string> = {
  'timePicker.hour': '时',
  'timePicker.minute': '分',
  'timePicker.second': '秒',
  'timePicker.half': '上午或下午',
  'timePicker.am': '上午',
  'timePicker.pm': '下午',
  'timePicker.open': '选择时间',
  'timePicker.empty': '空',
  'timePicker.start': '开始时间',
  'timePicker.end': '结束时间',
};
