import type { dialogEn } from './messages';

/** Sentences of dialogs and drawers, in Chinese. */
export const dialogZh: Record<keyof typeof dialogEn, string> = { 'dialog.close': '关闭' };
