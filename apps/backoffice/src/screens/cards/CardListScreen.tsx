import { CardTable } from '@corridor/features';
import { saveFile } from '../../shell/saveFile';
import { useCardViewInAddress } from './useCardViewInAddress';

/** Cards: the table, with what it shows in the address. */
export function CardListScreen() {
  const [view, setView] = useCardViewInAddress();
  return <CardTable view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}
