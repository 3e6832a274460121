import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** The side of an exchange whose amount never changes by rounding. @source spec §3 */
export const fixedSide = /* @__PURE__ */ defineEnumeration('exchangeOrders.fixedSide', ['sell', 'buy']);

/** A code of `fixedSide`. */
export type FixedSide = CodeOf<typeof fixedSide>;
