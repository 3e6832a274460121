import { VirtualAccountTable, virtualAccountList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Virtual accounts. */
export function VirtualAccountListScreen() {
  return <ListScreen list={virtualAccountList} widget={VirtualAccountTable} />;
}
