/** What the keys of a list do, in English. */
export const keys = {
  'keys.title': 'Keyboard shortcuts',
  'keys.search': 'Search',
  'keys.filter': 'Add a filter',
  'keys.rows': 'Next or previous row',
  'keys.open': 'Open a record',
  'keys.records': 'Previous or next record',
  'keys.export': 'Export',
  'keys.palette': 'Go to a screen or record',
  'keys.help': 'Show this list',
} as const;
