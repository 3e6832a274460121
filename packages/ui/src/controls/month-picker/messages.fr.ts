import type { monthPickerEn } from './messages';

export const monthPickerFr: Record<keyof typeof monthPickerEn, string> = {
  'monthPicker.placeholder': 'Choisir un mois',
  'monthPicker.previousYear': 'Année précédente',
  'monthPicker.nextYear': 'Année suivante',
};
