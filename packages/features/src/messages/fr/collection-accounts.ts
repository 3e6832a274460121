import type { collectionAccounts as en } from '../en/collection-accounts';

/** Sentences of the collection account widgets, in French. */
export const collectionAccounts: Record<keyof typeof en, string> = {
  'collectionAccounts.title': 'Comptes d’encaissement',
  'collectionAccounts.count': '{shown} comptes',
  'collectionAccounts.count_one': '{shown} compte',
  'collectionAccounts.empty': 'Les comptes apparaissent ici dès le premier paiement reçu.',
  'collectionAccounts.search': 'Titulaire, ID du compte',
  'collectionAccounts.column.ownerName': 'Titulaire',
  'collectionAccounts.column.productType': 'Type de produit',
  'collectionAccounts.column.currency': 'Devise',
  'collectionAccounts.column.pending': 'Encaissement en attente',
  'collectionAccounts.column.waiting': 'En attente',
  'collectionAccounts.column.creditedThisMonth': 'Crédité ce mois-ci',
  'collectionAccounts.column.virtualAccounts': 'Comptes virtuels',
  'collectionAccounts.column.lastReceivedAt': 'Dernière réception',
  'collectionAccounts.column.id': 'ID du compte',
  'collectionAccounts.filter.ownerId': 'Titulaire',
  'collectionAccounts.field.creditedThisMonth': 'Crédité ce mois-ci (UTC)',
  'collectionAccounts.field.ownerId': 'ID du titulaire',
  'collectionAccounts.section.amounts': 'Encaissements',
  'collectionAccounts.section.record': 'Détails',
  'collectionAccounts.latest.title': 'Derniers encaissements',
  'collectionAccounts.latest.none': 'Aucun encaissement n’est encore arrivé sur ce compte.',
};
