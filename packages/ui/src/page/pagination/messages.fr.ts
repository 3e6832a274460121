import type { paginationEn } from './messages';

export const paginationFr: Record<keyof typeof paginationEn, string> = {
  'pagination.label': 'Pages',
  'pagination.showing': 'Affichage de {from} à {to} sur {of} entrées',
  'pagination.size': 'Lignes par page',
  'pagination.first': 'Première page',
  'pagination.previous': 'Page précédente',
  'pagination.next': 'Page suivante',
  'pagination.last': 'Dernière page',
  'pagination.page': 'Page',
  'pagination.pages': 'sur {count}',
};
