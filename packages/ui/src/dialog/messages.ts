/** Sentences of dialogs and drawers, in English. */
export const dialogEn = { 'dialog.close': 'Close' } as const;

/** Sentences of dialogs and drawers, in French. */
export const dialogFr: Record<keyof typeof dialogEn, string> = { 'dialog.close': 'Fermer' };

/** Sentences of dialogs and drawers, in Chinese. */
export const dialogZh: Record<keyof typeof dialogEn, string> = { 'dialog.close': '关闭' };
