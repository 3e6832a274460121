/** Sentences of a list: its filters, rows and export, in English. */
export const lists = {
  'export.background': 'Preparing the file. You can keep working.',
  'export.page': 'This page only',
  'export.all': 'All {total} records',
  'filters.more': '{value} +{count}',
  'filters.search': 'Search',
  'filters.noOption': 'Nothing found',
  'filters.loading': 'Loading…',
  'list.actionsOf': 'Actions for {name}',
  'list.open': 'View details',
  'export.start': 'Export',
  'export.currencyOf': '{column} currency',
  'filters.min': 'At least',
  'filters.max': 'At most',
  'filters.apply': 'Apply',
  'filters.amountWrong': 'Enter an amount such as 1500.00',
  'list.all': 'All',
} as const;
