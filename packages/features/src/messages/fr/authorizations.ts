import type { authorizations as en } from '../en/authorizations';

/** Sentences of the authorization widgets, in French. */
export const authorizations: Record<keyof typeof en, string> = {
  'authorizations.type.approval': 'Approbation',
  'authorizations.type.reversal': 'Annulation',
  'authorizations.type.declined': 'Refus',
  'authorizations.settlement.settled': 'Réglée',
  'authorizations.settlement.partialSettled': 'Partiellement réglée',
  'authorizations.settlement.overpaymentSettled': 'Réglée au-delà du montant',
  'authorizations.settlement.reversed': 'Annulée',
  'authorizations.status.approved': 'Approuvée',
  'authorizations.status.declined': 'Refusée',
  'authorizations.status.reversed': 'Annulée',
  'authorizations.status.expired': 'Expirée',
};
