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

export const timePickerZh: Record<keyof typeof timePickerEn, string> = {
  'timePicker.hour': '时',
  'timePicker.minute': '分',
  'timePicker.second': '秒',
  'timePicker.half': '上午或下午',
  'timePicker.am': '上午',
  'timePicker.pm': '下午',
  'timePicker.open': '选择时间',
  'timePicker.empty': '空',
  'timePicker.start': '开始时间',
  'timePicker.end': '结束时间',
};
