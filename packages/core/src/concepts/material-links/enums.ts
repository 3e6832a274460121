import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Status of a link: linked, or released by a rejection. @source money.md "Collection" */
export const materialLinkStatus = /* @__PURE__ */ defineEnumeration('materialLinks.status', ['linked', 'released']);

/** A code of `materialLinkStatus`. */
export type MaterialLinkStatus = CodeOf<typeof materialLinkStatus>;

/** Why a material is proposed for a collection, the strongest first. @source ours */
export const matchReason = /* @__PURE__ */ defineEnumeration('materialLinks.matchReason', [
  'sameAmount',
  'sameName',
  'coversAll',
  'similarName',
  'closeDate',
]);

/** A code of `matchReason`. */
export type MatchReason = CodeOf<typeof matchReason>;
