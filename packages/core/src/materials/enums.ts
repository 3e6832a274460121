import { type CodeOf, defineEnumeration } from '../enumeration';

/** What a certificate of a material proves; a material needs at least one. @source spec §5 */
export const certificateKind = /* @__PURE__ */ defineEnumeration('materials.certificateKind', [
  'transactionCertificate',
  'logisticsCertificate',
]);

/** A code of `certificateKind`. */
export type CertificateKind = CodeOf<typeof certificateKind>;
