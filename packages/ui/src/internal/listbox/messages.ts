export const listboxEn = {
  'listbox.placeholder': 'Select',
  'listbox.clear': 'Clear',
  'listbox.none': 'No options',
} as const;

export const listboxFr: Record<keyof typeof listboxEn, string> = {
  'listbox.placeholder': 'Sélectionner',
  'listbox.clear': 'Effacer',
  'listbox.none': 'Aucune option',
};

export const listboxZh: Record<keyof typeof listboxEn, string> = {
  'listbox.placeholder': '请选择',
  'listbox.clear': '清除',
  'listbox.none': '无选项',
};
