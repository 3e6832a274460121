/** Names of date ranges, in English. */
export const time = {
  'time.preset.today': 'Today',
  'time.preset.yesterday': 'Yesterday',
  'time.preset.lastWeek': 'Last week',
  'time.preset.thisMonth': 'This month',
  'time.preset.lastMonth': 'Last month',
  'time.preset.lastThreeMonth': 'Last three month',
} as const;
