import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Status of a deposit: in the account, or returned to its payer. Labels are those of orders. @source spec §4 */
export const depositStatus = /* @__PURE__ */ defineEnumeration('orders.displayStatus', ['completed', 'closed']);

/** A code of `depositStatus`: `completed` is credited, `closed` is sent back. */
export type DepositStatus = CodeOf<typeof depositStatus>;
