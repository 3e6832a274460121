import type { breadcrumbsEn } from './messages';

export const breadcrumbsFr: Record<keyof typeof breadcrumbsEn, string> = {
  'breadcrumbs.label': 'Vous êtes ici',
  'breadcrumbs.more': 'Afficher le chemin complet',
};
