import type { payeeCheck as en } from '../en/payee-check';

/** Sentences of the check of a payee with the bank, in French. */
export const payeeCheck: Record<keyof typeof en, string> = {
  'beneficiaries.payeeCheck.ask': 'Vérifier le nom auprès de la banque',
  'beneficiaries.payeeCheck.match': 'La banque confirme que ce compte appartient au bénéficiaire.',
  'beneficiaries.payeeCheck.closeMatch': 'Correspondance approchante',
  'beneficiaries.payeeCheck.closeMatchDetail':
    'La banque connaît ce compte sous un nom légèrement différent. Comparez-le avec la facture.',
  'beneficiaries.payeeCheck.suggested': 'La banque connaît ce compte sous le nom « {name} ».',
  'beneficiaries.payeeCheck.take': 'Utiliser ce nom',
  'beneficiaries.payeeCheck.noMatch': 'Le nom ne correspond pas',
  'beneficiaries.payeeCheck.noMatchDetail':
    'Confirmez les coordonnées auprès du bénéficiaire avant de payer. Vous pouvez tout de même enregistrer.',
  'beneficiaries.payeeCheck.unavailable': 'Vérification du nom indisponible',
};
