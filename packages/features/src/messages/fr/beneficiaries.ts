import type { beneficiaries as en } from '../en/beneficiaries';

/** Sentences of the beneficiary widgets, in French. */
export const beneficiaries: Record<keyof typeof en, string> = {
  'beneficiaries.payeeType.corporation': 'Entreprise',
  'beneficiaries.payeeType.individual': 'Particulier',
  'beneficiaries.accountType.bankAccount': 'Compte bancaire',
  'beneficiaries.accountType.wallet': 'Portefeuille',
  'beneficiaries.accountNumberType.accountNumber': 'Numéro de compte',
  'beneficiaries.accountNumberType.iban': 'IBAN',
  'beneficiaries.accountNumberType.pixKey': 'Clé PIX',
  'beneficiaries.routingCodeType.bicSwift': 'BIC / SWIFT',
  'beneficiaries.routingCodeType.achRoutingNumber': 'Numéro de routage ACH',
  'beneficiaries.routingCodeType.wireRoutingNumber': 'Numéro de routage Wire',
  'beneficiaries.routingCodeType.sortCode': 'Sort code',
  'beneficiaries.routingCodeType.aba': 'Numéro ABA',
  'beneficiaries.routingCodeType.institutionNo': 'Numéro d’institution',
  'beneficiaries.routingCodeType.clabe': 'CLABE',
  'beneficiaries.routingCodeType.ifsc': 'IFSC',
  'beneficiaries.routingCodeType.cnaps': 'CNAPS',
  'beneficiaries.paymentMethod.local': 'Compensation locale',
  'beneficiaries.paymentMethod.swift': 'SWIFT',
  'beneficiaries.feeDirection.sender': 'Frais à la charge de l’émetteur (OUR)',
  'beneficiaries.feeDirection.shared': 'Frais partagés (SHA)',
  'beneficiaries.feeDirection.beneficiary': 'Frais à la charge du bénéficiaire (BEN)',
  'beneficiaries.bankAccountKind.checking': 'Compte courant',
  'beneficiaries.bankAccountKind.savings': 'Compte d’épargne',
};
