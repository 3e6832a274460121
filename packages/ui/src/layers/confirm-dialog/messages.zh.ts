import type { confirmDialogEn } from './messages';

/** Sentences of the confirm dialog, in Chinese. */
export const confirmDialogZh: Record<keyof typeof confirmDialogEn, string> = {
  'confirmDialog.cancel': '取消',
  'confirmDialog.type': '输入 {phrase} 以确认',
  'confirmDialog.mismatch': '与 {phrase} 不符',
};
