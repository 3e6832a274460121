import type { logs as en } from '../en/logs';

/** Sentences of the log widgets, in French. */
export const logs: Record<keyof typeof en, string> = {
  'logs.title': 'Journal',
  'logs.count': '{shown} entrées',
  'logs.count_one': '{shown} entrée',
  'logs.empty': 'Chaque action apparaît ici, avec son auteur, sa date et son origine.',
  'logs.search': 'Personne, action, ID, adresse',
  'logs.column.at': 'Date',
  'logs.cardholder': 'Porteur',
  'logs.bank': 'Banque',
  'logs.column.actorName': 'Auteur',
  'logs.column.action': 'Action',
  'logs.column.subject': 'Type de fiche',
  'logs.column.subjectId': 'ID de l’enregistrement',
  'logs.column.address': 'Adresse',
  'logs.column.requestId': 'Identifiant de requête',
  'logs.column.id': 'ID de l’entrée',
  'logs.field.userAgent': 'Navigateur',
  'logs.field.position': 'Rang dans la chaîne',
  'logs.field.hash': 'Empreinte',
  'logs.field.previousHash': 'Empreinte de l’entrée précédente',
  'logs.unsealed': 'Non scellée : cette entrée n’a pas été écrite par le service',
  'logs.filter.actorId': 'Auteur',
  'logs.section.overview': 'Aperçu',
  'logs.section.chain': 'Scellement',
  'logs.section.record': 'Détails',
};
