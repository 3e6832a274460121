import { StatementList, useWords } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { saveFile } from '../../shell/saveFile';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { useListViewInAddress } from '../listing/useListViewInAddress';
import { statementAddress } from './statementAddress';

/** Statements: the list, with what it shows in the address. */
export function StatementListScreen() {
  const say = useWords(hostMessages);
  const [view, setView] = useListViewInAddress(statementAddress);
  useDocumentTitle(say('host.route.statement'));
  return <StatementList view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}
