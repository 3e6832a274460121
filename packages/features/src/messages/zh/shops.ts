import type { shops as en } from '../en/shops';

/** Sentences of the shop widgets, in Chinese. */
export const shops: Record<keyof typeof en, string> = {
  'shops.businessType.businessGoods': '货物贸易',
  'shops.businessType.businessService': '服务贸易',
  'shops.businessType.platform': '平台',
  'shops.businessType.platformIndependent': '独立站',
  'shops.nameType.shopName': '店铺名称',
  'shops.nameType.brandName': '品牌名称',
};
