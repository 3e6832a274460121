import type { dateRangePickerEn } from './messages';

export const dateRangePickerZh: Record<keyof typeof dateRangePickerEn, string> = {
  'dateRangePicker.placeholder': '不限时间',
  'dateRangePicker.label': '选择日期',
  'dateRangePicker.shortcuts': '常用范围',
  'dateRangePicker.from': '起',
  'dateRangePicker.to': '止',
  'dateRangePicker.clear': '清除',
  'dateRangePicker.zone': '按 {zone} 的整日计算',
  'dateRangePicker.pickEnd': '请选择结束日期',
  'dateRangePicker.noDay': '请按 YYYY-MM-DD 输入日期',
  'dateRangePicker.order': '结束日期早于开始日期',
  'dateRangePicker.outside': '请选择 {min} 至 {max} 之间的日期',
  'dateRangePicker.today': '今天',
  'dateRangePicker.yesterday': '昨天',
  'dateRangePicker.lastWeek': '上周',
  'dateRangePicker.thisMonth': '本月',
  'dateRangePicker.lastMonth': '上个月',
  'dateRangePicker.lastThreeMonth': '最近三个月',
};
