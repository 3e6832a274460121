import { MaterialTable, materialList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Materials. */
export function MaterialListScreen() {
  return <ListScreen list={materialList} widget={MaterialTable} />;
}
