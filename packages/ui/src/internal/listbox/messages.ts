export const listboxEn = {
  'listbox.placeholder': 'Select',
  'listbox.clear': 'Clear',
  'listbox.none': 'No options',
} as const;
