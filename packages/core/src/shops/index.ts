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
export { shopFixture } from './fixtures';
export { shops } from './resource';
export { isWebsiteUrl, SHOP_NAME_MAX_LENGTH } from './rules';
