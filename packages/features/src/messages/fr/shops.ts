import type { shops as en } from '../en/shops';

/** Sentences of the shop widgets, in French. */
export const shops: Record<keyof typeof en, string> = {
  'shops.businessType.businessGoods': 'Vente de biens',
  'shops.businessType.businessService': 'Prestation de services',
  'shops.businessType.platform': 'Plateforme',
  'shops.businessType.platformIndependent': 'Hors plateforme',
  'shops.nameType.shopName': 'Nom de la boutique',
  'shops.nameType.brandName': 'Nom de la marque',
};
