export { ShopTable, type ShopTableHandle, type ShopTableProps, type ShopView } from './ShopTable';
export { ShopDetail, type ShopDetailProps } from './shopDetail';
export { ShopForm, type ShopFormProps } from './shopForm';
export { shopList } from './shopList';
