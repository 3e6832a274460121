import type { listboxEn } from './messages';

export const listboxFr: Record<keyof typeof listboxEn, string> = {
  'listbox.placeholder': 'Sélectionner',
  'listbox.clear': 'Effacer',
  'listbox.none': 'Aucune option',
};
