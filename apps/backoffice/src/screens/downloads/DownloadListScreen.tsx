import { DownloadTable, downloadList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** The operator’s own background exports. */
export function DownloadListScreen() {
  return <ListScreen list={downloadList} widget={DownloadTable} />;
}
