import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** What a certificate of a material proves; a material needs at least one. @source spec §5 */
export const certificateKind = /* @__PURE__ */ defineEnumeration('materials.certificateKind', [
  'transactionCertificate',
  'logisticsCertificate',
]);

/** A code of `certificateKind`. */
export type CertificateKind = CodeOf<typeof certificateKind>;

/** What happened to a material; `released` when a collection that it covered was rejected. @source ours */
export const materialEventKind = /* @__PURE__ */ defineEnumeration('materials.eventKind', [
  'created',
  'changed',
  'linked',
  'unlinked',
  'released',
]);

/** A code of `materialEventKind`. */
export type MaterialEventKind = CodeOf<typeof materialEventKind>;
