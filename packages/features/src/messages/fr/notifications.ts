import type { notifications as en } from '../en/notifications';

/** Sentences of notifications, in French. */
export const notifications: Record<keyof typeof en, string> = {
  'notifications.title': 'Notifications',
  'notifications.loading': 'Chargement des notifications',
  'notifications.none': 'Aucune notification',
  'notifications.noneHelp': 'Exports terminés, paiements échoués et examens en attente apparaissent ici.',
  'notifications.markAll': 'Tout marquer comme lu',
  'notifications.unread': 'Non lue',
  'notifications.kind.exportReady': 'Export prêt',
  'notifications.kind.exportFailed': 'Échec de l’export',
  'notifications.kind.paymentFailed': 'Échec du paiement',
  'notifications.kind.withdrawalFailed': 'Échec du retrait',
  'notifications.kind.approvalWaiting': 'En attente de votre approbation',
  'notifications.kind.approvalAnswered': 'Réponse à votre question sur une demande',
  'notifications.kind.approvalDecided': 'Décision sur votre demande',
  'notifications.kind.merchantReview': 'Marchand en attente d’examen',
  'notifications.kind.collectionReview': 'Encaissement en attente d’examen',
  'notifications.topic.exports': 'Mes exports : prêts ou échoués',
  'notifications.topic.payments': 'Paiements et retraits échoués',
  'notifications.topic.reviews': 'Examens et approbations',
  'notifications.topics': 'M’avertir pour',
  'notifications.topicsHelp': 'Seuls les éléments que vous pouvez consulter vous sont notifiés.',
};
