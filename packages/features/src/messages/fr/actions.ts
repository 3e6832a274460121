import type { actions as en } from '../en/actions';

/** Sentences of the question before an action, on one record or many, in French. */
export const actions: Record<keyof typeof en, string> = {
  'actions.now': 'Possible à présent :',
  'confirm.reason': 'Motif',
  'confirm.reasonHelp': 'Conservé dans l’historique.',
  'confirm.secretRequired': 'Ce champ est obligatoire',
  'confirm.reasonRequired': 'Saisissez un motif',
  'confirm.reasonTooLong': '255 caractères au plus',
  'confirm.typed': 'Saisissez {text} pour confirmer',
  'confirm.typedWrong': 'Ne correspond pas à {text}',
  'bulk.waiting': 'En attente',
  'bulk.done': 'Terminé',
  'bulk.failed': 'Échec : {reason}',
  'bulk.summary': '{done} sur {count} terminés',
  'confirm.reasons': 'Motifs',
  'confirm.reasonsRequired': 'Choisissez au moins un motif',
  'confirm.note': 'Note',
};
