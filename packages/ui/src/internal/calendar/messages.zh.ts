import type { calendarEn } from './messages';

export const calendarZh: Record<keyof typeof calendarEn, string> = {
  'calendar.label': '日历',
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.month': '月份',
  'calendar.year': '年份',
  'calendar.today': '{date}，今天',
};
