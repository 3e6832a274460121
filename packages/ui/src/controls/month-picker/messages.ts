export const monthPickerEn = {
  'monthPicker.placeholder': 'Choose a month',
  'monthPicker.previousYear': 'Previous year',
  'monthPicker.nextYear': 'Next year',
} as const;
