import { type CodeOf, defineEnumeration } from '../enumeration';

/** Whether a link stands or was taken back by a rejection. @source money.md "Collection" */
export const materialLinkStatus = /* @__PURE__ */ defineEnumeration('materialLinks.status', ['linked', 'released']);

/** A code of `materialLinkStatus`. */
export type MaterialLinkStatus = CodeOf<typeof materialLinkStatus>;
