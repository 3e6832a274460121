/** Sentences of the toasts, in English. */
export const toastEn = {
  'toast.region': 'Notifications',
  'toast.region.brief': 'Brief messages',
  'toast.region.center': 'Messages in the middle',
  'toast.close': 'Close notification',
} as const;
