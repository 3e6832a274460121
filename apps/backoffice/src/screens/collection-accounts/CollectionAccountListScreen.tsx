import { CollectionAccountList, collectionAccountList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Accounts that hold collections. */
export function CollectionAccountListScreen() {
  return <ListScreen list={collectionAccountList} widget={CollectionAccountList} />;
}
