import type { beneficiaryList as en } from '../en/beneficiary-list';

/** Sentences of the list of beneficiaries and of what is done there, in French. */
export const beneficiaryList: Record<keyof typeof en, string> = {
  'beneficiaries.title': 'Bénéficiaires',
  'beneficiaries.count': '{shown} bénéficiaires',
  'beneficiaries.count_one': '{shown} bénéficiaire',
  'beneficiaries.column.name': 'Nom',
  'beneficiaries.column.accountEnding': 'Compte',
  'beneficiaries.column.bankName': 'Banque',
  'beneficiaries.column.payeeType': 'Type',
  'beneficiaries.column.status': 'Statut',
  'beneficiaries.column.createdAt': 'Créé le',
  'beneficiaries.column.updatedAt': 'Modifié le',
  'beneficiaries.column.id': 'ID du bénéficiaire',
  'beneficiaries.search': 'Nom, banque, 4 chiffres, ID',
  'beneficiaries.section.record': 'Détails',
  'beneficiaries.gap.address': 'Adresse incomplète',
  'beneficiaries.gap.addressDetail':
    'Un paiement SWIFT exige la ville et le pays de la banque et du bénéficiaire. Modifiez le bénéficiaire avant le prochain paiement.',
  'beneficiaries.gap.latinName': 'Nom en lettres latines manquant',
  'beneficiaries.gap.latinNameDetail':
    'Ce mode de paiement ne transmet que des lettres latines. Modifiez le bénéficiaire avant le prochain paiement.',
  'beneficiaries.action.edit': 'Modifier',
  'beneficiaries.action.duplicate': 'Dupliquer',
  'beneficiaries.action.enable': 'Activer',
  'beneficiaries.action.disable': 'Désactiver',
  'beneficiaries.action.delete': 'Supprimer',
  'beneficiaries.confirm.enable.title': 'Activer ce bénéficiaire ?',
  'beneficiaries.confirm.enable.detail': 'Des paiements vers ce bénéficiaire seront de nouveau possibles.',
  'beneficiaries.confirm.disable.title': 'Désactiver ce bénéficiaire ?',
  'beneficiaries.confirm.disable.detail':
    'Les nouveaux paiements vers ce bénéficiaire seront refusés jusqu’à sa réactivation. Les paiements déjà acceptés se poursuivent.',
  'beneficiaries.confirm.delete.title': 'Supprimer ce bénéficiaire ?',
  'beneficiaries.confirm.delete.detail':
    'Il est définitivement supprimé. Les paiements déjà effectués en gardent la trace.',
  'beneficiaries.done.enable': '{name} est activé',
  'beneficiaries.done.disable': '{name} est désactivé',
  'beneficiaries.done.delete': '{name} est supprimé',
  'beneficiaries.empty': 'Les bénéficiaires de vos paiements apparaissent ici, avec leur compte.',
};
