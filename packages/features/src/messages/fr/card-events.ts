import type { cardEvents as en } from '../en/card-events';

/** Sentences of the card record widgets, in French. */
export const cardEvents: Record<keyof typeof en, string> = {
  'cardEvents.title': 'Historique des cartes',
  'cardEvents.count': '{shown} entrées',
  'cardEvents.count_one': '{shown} entrée',
  'cardEvents.empty': 'Ce qui arrive aux cartes apparaît ici : demandes, activations, blocages, plafonds, etc.',
  'cardEvents.search': '4 derniers chiffres, auteur, ID',
  'cardEvents.column.at': 'Date',
  'cardEvents.column.action': 'Événement',
  'cardEvents.column.last4': 'Carte',
  'cardEvents.column.holderName': 'Porteur',
  'cardEvents.column.merchantName': 'Marchand',
  'cardEvents.column.from': 'Statut avant',
  'cardEvents.column.to': 'Statut après',
  'cardEvents.column.actor': 'Auteur',
  'cardEvents.column.reason': 'Motif',
  'cardEvents.column.id': 'ID de l’enregistrement',
  'cardEvents.field.cardId': 'ID de la carte',
  'cardEvents.filter.cardId': 'Carte',
  'cardEvents.filter.merchantId': 'Marchand',
  'cardEvents.section.overview': 'Aperçu',
  'cardEvents.section.record': 'Détails',
  'cardEvents.name': '{event} · •••• {last4}',
};
