import type { keys as en } from '../en/keys';

/** What the keys of a list do, in French. */
export const keys: Record<keyof typeof en, string> = {
  'keys.title': 'Raccourcis clavier',
  'keys.search': 'Rechercher',
  'keys.filter': 'Ajouter un filtre',
  'keys.rows': 'Ligne suivante ou précédente',
  'keys.open': 'Ouvrir une fiche',
  'keys.records': 'Fiche précédente ou suivante',
  'keys.export': 'Exporter',
  'keys.palette': 'Aller à un écran ou une fiche',
  'keys.help': 'Afficher cette liste',
};
