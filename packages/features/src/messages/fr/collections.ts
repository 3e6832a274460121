import type { collections as en } from '../en/collections';

/** Sentences of the collection widgets, in French. */
export const collections: Record<keyof typeof en, string> = {
  'collections.auditStatus.reviewing': 'En cours d’examen',
  'collections.auditStatus.waitLinkMaterial': 'En attente de justificatif',
  'collections.auditStatus.reject': 'Rejeté',
  'collections.auditStatus.approved': 'Approuvé',
};
