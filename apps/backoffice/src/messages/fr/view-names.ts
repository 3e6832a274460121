import type { viewNames as en } from '../en/view-names';

/** Sentences of the dialog that names a view, in French. */
export const viewNames: Record<keyof typeof en, string> = {
  'host.views.name': 'Nom',
  'host.views.nameless': 'Saisissez un nom',
  'host.views.replaces': 'Remplace la vue qui porte ce nom',
  'host.views.confirm': 'Enregistrer',
};
