/** Sentences of the confirm dialog, in English. */
export const confirmDialogEn = {
  'confirmDialog.cancel': 'Cancel',
  'confirmDialog.type': 'Type {phrase} to confirm',
  'confirmDialog.mismatch': 'This is not {phrase}',
} as const;

/** Sentences of the confirm dialog, in French. */
export const confirmDialogFr: Record<keyof typeof confirmDialogEn, string> = {
  'confirmDialog.cancel': 'Annuler',
  'confirmDialog.type': 'Saisissez {phrase} pour confirmer',
  'confirmDialog.mismatch': 'Ce n’est pas {phrase}',
};

/** Sentences of the confirm dialog, in Chinese. */
export const confirmDialogZh: Record<keyof typeof confirmDialogEn, string> = {
  'confirmDialog.cancel': '取消',
  'confirmDialog.type': '输入 {phrase} 以确认',
  'confirmDialog.mismatch': '与 {phrase} 不符',
};
