import type { calendarEn } from './messages';

export const calendarFr: Record<keyof typeof calendarEn, string> = {
  'calendar.label': 'Calendrier',
  'calendar.previous': 'Mois précédent',
  'calendar.next': 'Mois suivant',
  'calendar.month': 'Mois',
  'calendar.year': 'Année',
  'calendar.today': '{date}, aujourd’hui',
};
