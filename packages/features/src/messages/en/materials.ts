/** Sentences of the material widgets, in English. */
export const materials = {
  'materials.certificateKind.transactionCertificate': 'Transaction certificate',
  'materials.certificateKind.logisticsCertificate': 'Logistics certificate',
} as const;
