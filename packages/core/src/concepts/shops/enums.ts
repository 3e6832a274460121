import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** What a shop sells, and on whose premises. @source spec §3 */
export const businessType = /* @__PURE__ */ defineEnumeration('shops.businessType', [
  [10, 'businessGoods'],
  [11, 'businessService'],
  [20, 'platform'],
  [21, 'platformIndependent'],
]);

/** A code of `businessType`. */
export type BusinessType = CodeOf<typeof businessType>;

/** Which of a shop's names a virtual account bears. @source spec §3 */
export const nameType = /* @__PURE__ */ defineEnumeration('shops.nameType', [
  [1, 'shopName'],
  [2, 'brandName'],
]);

/** A code of `nameType`. */
export type NameType = CodeOf<typeof nameType>;
