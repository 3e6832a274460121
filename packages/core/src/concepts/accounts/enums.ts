import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Whose product an account is. @source spec §3 */
export const productType = /* @__PURE__ */ defineEnumeration('accounts.productType', [
  [10, 'partnerAccount'],
  [12, 'merchantAccount'],
]);

/** A code of `productType`. */
export type ProductType = CodeOf<typeof productType>;

/** The currencies in which an account holds a balance, in the order the screens show them. @source spec §9 */
export const BALANCE_CURRENCIES = ['USD', 'EUR', 'MXN', 'BRL'] as const;

/** A currency in which an account holds a balance. */
export type BalanceCurrency = (typeof BALANCE_CURRENCIES)[number];
