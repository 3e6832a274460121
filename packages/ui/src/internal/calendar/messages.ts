export const calendarEn = {
  'calendar.label': 'Calendar',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.month': 'Month',
  'calendar.year': 'Year',
  'calendar.today': '{date}, today',
} as const;

export const calendarFr: Record<keyof typeof calendarEn, string> = {
  'calendar.label': 'Calendrier',
  'calendar.previous': 'Mois précédent',
  'calendar.next': 'Mois suivant',
  'calendar.month': 'Mois',
  'calendar.year': 'Année',
  'calendar.today': '{date}, aujourd’hui',
};

export const calendarZh: Record<keyof typeof calendarEn, string> = {
  'calendar.label': '日历',
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.month': '月份',
  'calendar.year': '年份',
  'calendar.today': '{date}，今天',
};
