import type { confirmDialogEn } from './messages';

/** Sentences of the confirm dialog, in French. */
export const confirmDialogFr: Record<keyof typeof confirmDialogEn, string> = {
  'confirmDialog.cancel': 'Annuler',
  'confirmDialog.type': 'Saisissez {phrase} pour confirmer',
  'confirmDialog.mismatch': 'Ce n’est pas {phrase}',
};
