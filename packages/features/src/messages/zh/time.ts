import type { time as en } from '../en/time';

/** Names of date ranges, in Chinese. */
export const time: Record<keyof typeof en, string> = {
  'time.preset.today': '今天',
  'time.preset.yesterday': '昨天',
  'time.preset.lastWeek': '上周',
  'time.preset.thisMonth': '本月',
  'time.preset.lastMonth': '上个月',
  'time.preset.lastThreeMonth': '最近三个月',
};
