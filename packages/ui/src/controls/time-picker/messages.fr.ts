import type { timePickerEn } from './messages';

export const timePickerFr: Record<keyof typeof timePickerEn, string> = {
  'timePicker.hour': 'Heure',
  'timePicker.minute': 'Minute',
  'timePicker.second': 'Seconde',
  'timePicker.half': 'Matin ou après-midi',
  'timePicker.am': 'AM',
  'timePicker.pm': 'PM',
  'timePicker.open': 'Choisir une heure',
  'timePicker.empty': 'Vide',
  'timePicker.start': 'Heure de début',
  'timePicker.end': 'Heure de fin',
};
