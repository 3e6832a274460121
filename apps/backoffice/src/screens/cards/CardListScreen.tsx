import { CardTable, useWords } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { saveFile } from '../../shell/saveFile';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { useCardViewInAddress } from './useCardViewInAddress';

/** Cards: the table, with what it shows in the address. */
export function CardListScreen() {
  const say = useWords(hostMessages);
  const [view, setView] = useCardViewInAddress();
  useDocumentTitle(say('host.route.card'));
  return <CardTable view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}
