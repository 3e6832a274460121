export const calendarEn = {
  'calendar.label': 'Calendar',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.month': 'Month',
  'calendar.year': 'Year',
  'calendar.today': '{date}, today',
} as const;
