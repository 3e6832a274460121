/** Sentences of the material widgets, in English. */
export const materials = {
  'materials.certificateKind.transactionCertificate': 'Transaction certificate',
  'materials.certificateKind.logisticsCertificate': 'Logistics certificate',
  'materials.problem.required': 'This field is required',
  'materials.problem.length': 'This text is too long',
  'materials.problem.country': 'Choose a country',
  'materials.problem.amount': 'Enter an amount above zero',
  'materials.problem.certificate': 'At least one transaction certificate or logistics certificate must be present',
  'materials.problem.certificates': 'Too many certificates',
  'materials.problem.unknownCertificate': 'This certificate is not there any more: upload it again',
} as const;
