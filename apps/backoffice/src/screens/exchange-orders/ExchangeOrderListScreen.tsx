import { ExchangeOrderTable, useWords } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { saveFile } from '../../shell/saveFile';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { useListViewInAddress } from '../listing/useListViewInAddress';
import { exchangeOrderAddress } from './exchangeOrderAddress';

/** Exchange orders: the table, with what it shows in the address. */
export function ExchangeOrderListScreen() {
  const say = useWords(hostMessages);
  const [view, setView] = useListViewInAddress(exchangeOrderAddress);
  useDocumentTitle(say('host.route.exchange-orders'));
  return <ExchangeOrderTable view={view} onViewChange={setView} onExport={saveFile} headingLevel={1} />;
}
