import { type CodeOf, defineEnumeration } from '../enumeration';

/** Whether a deposit is in the account or went back to its payer. The words are those of orders. @source spec §4 */
export const depositStatus = /* @__PURE__ */ defineEnumeration('orders.displayStatus', ['completed', 'closed']);

/** A code of `depositStatus`: `completed` is credited, `closed` is sent back. */
export type DepositStatus = CodeOf<typeof depositStatus>;
