import { LogTable, logList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Who did what, when and from where. */
export function LogListScreen() {
  return <ListScreen list={logList} widget={LogTable} />;
}
