import type { bannerEn } from './messages';

export const bannerFr: Record<keyof typeof bannerEn, string> = {
  'banner.dismiss': 'Fermer',
  'banner.info': 'Remarque',
  'banner.success': 'Réussi',
  'banner.warning': 'Avertissement',
  'banner.danger': 'Erreur',
  'banner.neutral': 'Remarque',
};
