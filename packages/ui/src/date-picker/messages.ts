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

export const datePickerZh: Record<keyof typeof datePickerEn, string> = {
  'datePicker.label': '选择日期',
  'datePicker.change': '更改日期，{date}',
  'datePicker.placeholder': 'YYYY-MM-DD',
  'datePicker.unread': '请按 YYYY-MM-DD 输入日期',
  'datePicker.between': '请选择 {min} 至 {max} 之间的日期',
  'datePicker.atLeast': '请选择 {min} 及以后的日期',
  'datePicker.atMost': '请选择 {max} 及以前的日期',
  'datePicker.today': '今天',
  'datePicker.clear': '清除',
};
