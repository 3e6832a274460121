import type { orders as en } from '../en/orders';

/** Sentences of the order widgets, in French. */
export const orders: Record<keyof typeof en, string> = {
  'orders.status.initial': 'Initial',
  'orders.status.failureInAcceptance': 'Échec de l’acceptation',
  'orders.status.successfullyAccepted': 'Acceptation réussie',
  'orders.status.completed': 'Exécuté',
  'orders.status.refund': 'Remboursement',
  'orders.displayStatus.processing': 'En cours',
  'orders.displayStatus.finished': 'Exécuté',
  'orders.displayStatus.pending': 'En attente',
  'orders.displayStatus.cancelled': 'Annulé',
  'orders.displayStatus.closed': 'Clos',
  'orders.displayStatus.completed': 'Exécuté',
  'orders.displayStatus.success': 'Réussi',
  'orders.displayStatus.failed': 'Échoué',
  'orders.timeline': 'Historique',
  'orders.transactions': 'Transactions',
  'orders.transaction': 'ID de la transaction',
  'orders.posting': 'Écriture',
  'orders.bookedAt': 'Comptabilisée le',
  'orders.open': 'Ouvrir',
  'orders.openNamed': 'Ouvrir : {what}',
};
