import type { bankIdentifiers as en } from '../en/bank-identifiers';

/** Sentences about bank identifiers, in French. */
export const bankIdentifiers: Record<keyof typeof en, string> = {
  'bankIdentifiers.pixKeyType.cpf': 'CPF (particulier)',
  'bankIdentifiers.pixKeyType.cnpj': 'CNPJ (entreprise)',
  'bankIdentifiers.pixKeyType.phone': 'Numéro de téléphone',
  'bankIdentifiers.pixKeyType.email': 'Adresse e-mail',
  'bankIdentifiers.pixKeyType.random': 'Clé aléatoire',
};
