import type { filterBarEn } from './messages';

export const filterBarFr: Record<keyof typeof filterBarEn, string> = {
  'filterBar.label': 'Filtres',
  'filterBar.search': 'Rechercher',
  'filterBar.add': 'Ajouter un filtre',
  'filterBar.reset': 'Réinitialiser',
  'filterBar.edit': '{name} : {value}',
  'filterBar.pinned': '{name} : {value}, fixe',
  'filterBar.shortcut': 'Appuyez sur / pour rechercher',
};
