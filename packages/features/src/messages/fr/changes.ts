import type { changes as en } from '../en/changes';

/** What is said of records that others have changed, in French. */
export const changes: Record<keyof typeof en, string> = {
  'live.rows': 'Modifications : {shown}',
  'live.missed': 'Des modifications sont possibles',
  'live.by': 'Modifié par {name} à l’instant',
  'live.byBank': 'Modifié par la banque à l’instant',
  'live.show': 'Afficher',
  'live.form':
    '{name} vient de modifier cet enregistrement. Rechargez-le, votre saisie sera alors perdue, ou poursuivez la saisie.',
  'live.keep': 'Poursuivre la saisie',
  'live.takeOver': 'Recharger',
};
