export const filterBarEn = {
  'filterBar.label': 'Filters',
  'filterBar.search': 'Search',
  'filterBar.add': 'Add filter',
  'filterBar.reset': 'Reset',
  'filterBar.edit': '{name}: {value}',
  'filterBar.pinned': '{name}: {value}, fixed',
  'filterBar.shortcut': 'Press / to search',
} as const;
