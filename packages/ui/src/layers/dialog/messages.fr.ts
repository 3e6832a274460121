import type { dialogEn } from './messages';

/** Sentences of dialogs and drawers, in French. */
export const dialogFr: Record<keyof typeof dialogEn, string> = { 'dialog.close': 'Fermer' };
