import { ShopTable, shopList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Shops. */
export function ShopListScreen() {
  return <ListScreen list={shopList} widget={ShopTable} />;
}
