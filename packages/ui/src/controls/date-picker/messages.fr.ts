import type { datePickerEn } from './messages';

export const datePickerFr: Record<keyof typeof datePickerEn, string> = {
  'datePicker.label': 'Choisir une date',
  'datePicker.change': 'Changer la date, {date}',
  'datePicker.placeholder': 'AAAA-MM-JJ',
  'datePicker.unread': 'Saisissez un jour au format AAAA-MM-JJ',
  'datePicker.between': 'Choisissez un jour du {min} au {max}',
  'datePicker.atLeast': 'Choisissez un jour à partir du {min}',
  'datePicker.atMost': 'Choisissez un jour jusqu’au {max}',
  'datePicker.today': 'Aujourd’hui',
  'datePicker.clear': 'Effacer',
};
