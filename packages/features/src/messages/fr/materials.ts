import type { materials as en } from '../en/materials';

/** Sentences of the material widgets, in French. */
export const materials: Record<keyof typeof en, string> = {
  'materials.certificateKind.transactionCertificate': 'Justificatif de transaction',
  'materials.certificateKind.logisticsCertificate': 'Justificatif logistique',
  'materials.problem.required': 'Ce champ est obligatoire',
  'materials.problem.length': 'Ce texte est trop long',
  'materials.problem.country': 'Choisissez un pays',
  'materials.problem.amount': 'Saisissez un montant supérieur à zéro',
  'materials.problem.certificate': 'Au moins un justificatif de transaction ou de logistique est requis',
  'materials.problem.certificates': 'Trop de justificatifs',
  'materials.problem.unknownCertificate': 'Ce justificatif n’est plus disponible : chargez-le à nouveau',
};
