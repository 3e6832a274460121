import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** How far the audit of a collection has come. @source spec §3 */
export const collectionAuditStatus = /* @__PURE__ */ defineEnumeration('collections.auditStatus', [
  [21, 'reviewing'],
  [22, 'waitLinkMaterial'],
  [23, 'reject'],
  [26, 'approved'],
]);

/** A code of `collectionAuditStatus`. */
export type CollectionAuditStatus = CodeOf<typeof collectionAuditStatus>;

/** What may be done with a collection, which is also the name of its call. @source spec §3, the third ours */
export const collectionAction = /* @__PURE__ */ defineEnumeration('collections.action', [
  'approve',
  'reject',
  'return',
]);

/** A code of `collectionAction`: `return` sends the money back to its payer. */
export type CollectionAction = CodeOf<typeof collectionAction>;

/** What happened to a collection. @source ours */
export const collectionEventKind = /* @__PURE__ */ defineEnumeration('collections.eventKind', [
  'arrived',
  'linked',
  'unlinked',
  'approved',
  'rejected',
  'returned',
]);

/** A code of `collectionEventKind`. */
export type CollectionEventKind = CodeOf<typeof collectionEventKind>;
