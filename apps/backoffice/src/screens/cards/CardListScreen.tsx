import { CardTable } from '@corridor/features';
import { saveFile } from '../../shell/saveFile';
import { useListViewInAddress } from '../listing/useListViewInAddress';
import { cardAddress } from './cardAddress';

/** Cards: the table, with what it shows in the address. */
export function CardListScreen() {
  const [view, setView] = useListViewInAddress(cardAddress);
  return <CardTable view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}
