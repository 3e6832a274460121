export const monthPickerEn = {
  'monthPicker.placeholder': 'Choose a month',
  'monthPicker.previousYear': 'Previous year',
  'monthPicker.nextYear': 'Next year',
} as const;

export const monthPickerFr: Record<keyof typeof monthPickerEn, string> = {
  'monthPicker.placeholder': 'Choisir un mois',
  'monthPicker.previousYear': 'Année précédente',
  'monthPicker.nextYear': 'Année suivante',
};

export const monthPickerZh: Record<keyof typeof monthPickerEn, string> = {
  'monthPicker.placeholder': '选择月份',
  'monthPicker.previousYear': '上一年',
  'monthPicker.nextYear': '下一年',
};
