/** Sentences of the toasts, in English. */
export const toastEn = {
  'toast.region': 'Notifications',
  'toast.close': 'Close notification',
} as const;

/** Sentences of the toasts, in French. */
export const toastFr: Record<keyof typeof toastEn, string> = {
  'toast.region': 'Notifications',
  'toast.close': 'Fermer la notification',
};

/** Sentences of the toasts, in Chinese. */
export const toastZh: Record<keyof typeof toastEn, string> = {
  'toast.region': '通知',
  'toast.close': '关闭通知',
};
