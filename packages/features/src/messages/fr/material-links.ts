import type { materialLinks as en } from '../en/material-links';

/** Sentences of the material link widgets, in French. */
export const materialLinks: Record<keyof typeof en, string> = {
  'materialLinks.status.linked': 'Lié',
  'materialLinks.status.released': 'Libéré',
  'materialLinks.problem.amount': 'Saisissez un montant supérieur à zéro',
  'materialLinks.problem.aboveMaterial': 'C’est plus que ce qu’il reste du justificatif',
  'materialLinks.problem.aboveCollection': 'C’est plus que ce qu’il manque à l’encaissement',
  'materialLinks.problem.otherCurrency': 'Le justificatif et l’encaissement doivent être dans la même devise',
  'materialLinks.problem.otherOwner': 'Le justificatif et l’encaissement doivent avoir le même titulaire',
};
