import type { materials as en } from '../en/materials';

/** Sentences of the material widgets, in French. */
export const materials: Record<keyof typeof en, string> = {
  'materials.certificateKind.transactionCertificate': 'Justificatif de transaction',
  'materials.certificateKind.logisticsCertificate': 'Justificatif logistique',
};
