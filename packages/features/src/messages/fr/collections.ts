import type { collections as en } from '../en/collections';

/** Sentences of the collection widgets, in French. */
export const collections: Record<keyof typeof en, string> = {
  'collections.auditStatus.reviewing': 'En cours d’examen',
  'collections.auditStatus.waitLinkMaterial': 'En attente de justificatif',
  'collections.auditStatus.reject': 'Rejeté',
  'collections.auditStatus.approved': 'Approuvé',
  'collections.action.approve': 'Approuver',
  'collections.action.reject': 'Rejeter',
  'collections.action.return': 'Renvoyer au donneur d’ordre',
  'collections.eventKind.arrived': 'Arrivé',
  'collections.eventKind.linked': 'Justificatif lié',
  'collections.eventKind.unlinked': 'Lien retiré',
  'collections.eventKind.approved': 'Approuvé',
  'collections.eventKind.rejected': 'Rejeté',
  'collections.eventKind.returned': 'Renvoyé au donneur d’ordre',
};
