import { defineEnumeration } from './defineEnumeration';
import type { CodeOf } from './enumeration';

/** The general on/off status of records that have no life cycle of their own. @source spec §3 */
export const enablement = /* @__PURE__ */ defineEnumeration('enablement', [
  [0, 'initial'],
  [1, 'enabled'],
  [2, 'disabled'],
]);

/** A code of `enablement`: 0, 1 or 2. */
export type Enablement = CodeOf<typeof enablement>;
