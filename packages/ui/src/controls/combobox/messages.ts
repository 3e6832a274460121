export const comboboxEn = {
  'combobox.clear': 'Clear',
  'combobox.loading': 'Loading',
  'combobox.failed': 'The options could not be loaded.',
  'combobox.retry': 'Try again',
  'combobox.none': 'No options',
  'combobox.nothing': 'Nothing matches “{query}”',
  'combobox.found': 'Options: {count}',
} as const;
