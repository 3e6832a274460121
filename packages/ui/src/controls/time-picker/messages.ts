export const timePickerEn = {
  'timePicker.hour': 'Hour',
  'timePicker.minute': 'Minute',
  'timePicker.second': 'Second',
  'timePicker.half': 'Morning or afternoon',
  'timePicker.am': 'AM',
  'timePicker.pm': 'PM',
  'timePicker.open': 'Choose a time',
  'timePicker.empty': 'Empty',
  'timePicker.start': 'Start time',
  'timePicker.end': 'End time',
} as const;
