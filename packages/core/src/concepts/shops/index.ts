export {
  SHOP_SORTS,
  type Shop,
  type ShopContract,
  type ShopFilter,
  type ShopInput,
  type ShopSort,
  type ShopUpdate,
} from './contract';
export { type BusinessType, businessType, type NameType, nameType } from './enums';
export { shops } from './resource';
export { isShopName, isWebsiteUrl, SHOP_NAME_MAX_LENGTH, WEBSITE_URL_MAX_LENGTH } from './rules';
export { SHOP_ACTIONS, type ShopAction, shopActionsFor } from './status';
