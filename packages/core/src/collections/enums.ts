import { type CodeOf, defineEnumeration } from '../enumeration';

/** How far the audit of a collection has come. @source spec §3 */
export const collectionAuditStatus = /* @__PURE__ */ defineEnumeration('collections.auditStatus', [
  [21, 'reviewing'],
  [22, 'waitLinkMaterial'],
  [23, 'reject'],
  [26, 'approved'],
]);

/** A code of `collectionAuditStatus`. */
export type CollectionAuditStatus = CodeOf<typeof collectionAuditStatus>;
