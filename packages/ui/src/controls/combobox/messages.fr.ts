import type { comboboxEn } from './messages';

export const comboboxFr: Record<keyof typeof comboboxEn, string> = {
  'combobox.clear': 'Effacer',
  'combobox.loading': 'Chargement',
  'combobox.failed': 'Les options n’ont pas pu être chargées.',
  'combobox.retry': 'Réessayer',
  'combobox.none': 'Aucune option',
  'combobox.nothing': 'Aucun résultat pour « {query} »',
  'combobox.found': 'Options : {count}',
};
