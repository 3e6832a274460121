import type { breadcrumbsEn } from './messages';

export const breadcrumbsFr: Record<keyof typeof breadcrumbsEn, string> = {
  'breadcrumbs.label': 'Fil d’Ariane',
  'breadcrumbs.more': 'Afficher le chemin complet',
};
