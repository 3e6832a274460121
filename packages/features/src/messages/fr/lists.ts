import type { lists as en } from '../en/lists';

/** Sentences of a list: its filters, rows and export, in French. */
export const lists: Record<keyof typeof en, string> = {
  'filters.yes': 'Oui',
  'filters.no': 'Non',
  'export.done': '{file} est prêt',
  'export.background': 'Préparation du fichier. Vous pouvez continuer à travailler.',
  'export.page': 'Cette page seulement',
  'export.all': 'Tout : {rows}',
  'filters.more': '{value} +{count}',
  'filters.search': 'Rechercher',
  'filters.noOption': 'Aucun résultat',
  'filters.loading': 'Chargement…',
  'list.actionsOf': 'Actions pour {name}',
  'list.search': 'Rechercher',
  'list.open': 'Afficher les détails',
  'export.start': 'Exporter',
  'export.currencyOf': 'Devise : {column}',
  'filters.min': 'Au moins',
  'filters.max': 'Au plus',
  'filters.apply': 'Appliquer',
  'filters.exact': 'Le texte entier, tel qu’il est écrit dans la liste',
  'filters.amountWrong': 'Saisissez un montant tel que 1500.00',
  'list.all': 'Tous',
};
