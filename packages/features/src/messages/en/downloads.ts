/** Sentences of the download widgets, in English. */
export const downloads = {
  'downloads.status.queued': 'Waiting',
  'downloads.status.running': 'Running',
  'downloads.status.ready': 'Ready',
  'downloads.status.failed': 'Failed',
  'downloads.status.expired': 'Expired',
} as const;
