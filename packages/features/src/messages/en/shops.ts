/** Sentences of the shop widgets, in English. */
export const shops = {
  'shops.businessType.businessGoods': 'Business goods',
  'shops.businessType.businessService': 'Business service',
  'shops.businessType.platform': 'Platform',
  'shops.businessType.platformIndependent': 'Platform independent',
  'shops.nameType.shopName': 'Shop name',
  'shops.nameType.brandName': 'Brand name',
} as const;
