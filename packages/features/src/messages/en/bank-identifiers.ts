/** Sentences about bank identifiers, in English. */
export const bankIdentifiers = {
  'bankIdentifiers.pixKeyType.cpf': 'CPF (person)',
  'bankIdentifiers.pixKeyType.cnpj': 'CNPJ (company)',
  'bankIdentifiers.pixKeyType.phone': 'Phone number',
  'bankIdentifiers.pixKeyType.email': 'Email address',
  'bankIdentifiers.pixKeyType.random': 'Random key',
} as const;
