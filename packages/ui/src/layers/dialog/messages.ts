/** Sentences of dialogs and drawers, in English. */
export const dialogEn = { 'dialog.close': 'Close' } as const;
