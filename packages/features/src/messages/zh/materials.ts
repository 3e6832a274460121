import type { materials as en } from '../en/materials';

/** Sentences of the material widgets, in Chinese. */
export const materials: Record<keyof typeof en, string> = {
  'materials.certificateKind.transactionCertificate': '交易凭证',
  'materials.certificateKind.logisticsCertificate': '物流凭证',
};
