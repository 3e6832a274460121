export const datePickerEn = {
  'datePicker.label': 'Choose a date',
  'datePicker.change': 'Change the date, {date}',
  'datePicker.placeholder': 'YYYY-MM-DD',
  'datePicker.unread': 'Enter a day as YYYY-MM-DD',
  'datePicker.between': 'Choose a day from {min} to {max}',
  'datePicker.atLeast': 'Choose a day from {min} on',
  'datePicker.atMost': 'Choose a day up to {max}',
  'datePicker.today': 'Today',
  'datePicker.clear': 'Clear',
} as const;
