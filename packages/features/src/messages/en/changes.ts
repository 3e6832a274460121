/** What is said of records that others have changed, in English. */
export const changes = {
  'live.rows': '{shown} changed',
  'live.missed': 'There may be changes',
  'live.by': 'Changed by {name} a moment ago',
  'live.byBank': 'Changed by the bank a moment ago',
  'live.show': 'Show',
  'live.form': '{name} has just changed this record. Reload, which discards what you entered, or keep editing.',
  'live.keep': 'Keep editing',
  'live.takeOver': 'Reload',
} as const;
