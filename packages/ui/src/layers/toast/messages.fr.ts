import type { toastEn } from './messages';

/** Sentences of the toasts, in French. */
export const toastFr: Record<keyof typeof toastEn, string> = {
  'toast.region': 'Notifications',
  'toast.region.brief': 'Messages brefs',
  'toast.region.center': 'Messages au centre',
  'toast.close': 'Fermer la notification',
};
