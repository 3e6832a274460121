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

/** What an operator does to such a status, which is also the name of the call. @source ours */
export type EnablementAction = 'enable' | 'disable';

/** The status changes that operators make: on or off, and never back to Initial. @source spec §3 "Status" */
export const ENABLEMENT_TRANSITIONS: Readonly<
  Record<EnablementAction, { readonly from: readonly Enablement[]; readonly to: Enablement }>
> = {
  enable: { from: [0, 2], to: 1 },
  disable: { from: [0, 1], to: 2 },
};

/** The status that an action leads to; null where the status does not allow it. */
export function nextEnablement(status: Enablement, action: EnablementAction): Enablement | null {
  const { from, to } = ENABLEMENT_TRANSITIONS[action];
  return from.includes(status) ? to : null;
}
