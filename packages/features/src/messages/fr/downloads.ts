import type { downloads as en } from '../en/downloads';

/** Sentences of the download widgets, in French. */
export const downloads: Record<keyof typeof en, string> = {
  'downloads.status.queued': 'En attente',
  'downloads.status.running': 'En cours',
  'downloads.status.ready': 'Prêt',
  'downloads.status.failed': 'Échoué',
  'downloads.status.expired': 'Expiré',
};
