/** Sentences of the confirm dialog, in English. */
export const confirmDialogEn = {
  'confirmDialog.cancel': 'Cancel',
  'confirmDialog.type': 'Type {phrase} to confirm',
  'confirmDialog.mismatch': 'This is not {phrase}',
} as const;
